import { paths } from "../../../paths.ts";

export function LinesOfABill() {
  return (
    <>
      <p>
        Dans une boutique des États-Unis ou du Canada, le prix affiché est rarement ce que vous payez au bout du compte.
        Le nôtre non plus. Voici donc ce qui peut s’ajouter, dans l’ordre où cela figure sur la facture. Vous voyez
        chacune de ces lignes avant de payer, et aucune n’est choisie pour vous si elle coûte quelque chose.
      </p>
      <h2>Ce que vous mettez dans le panier</h2>
      <p>
        Chaque produit, avec sa garantie ou son montage accéléré en dessous si vous en avez choisi. Ce qu’un code a
        enlevé fait l’objet d’une ligne à part, qui porte le nom du code.
      </p>
      <h2>Livraison</h2>
      <p>
        Les modes de livraison pour votre adresse figurent côte à côte, avec leur prix et le jour d’arrivée. Un mode qui
        ne dessert pas votre adresse n’est pas offert. Pour en savoir plus&nbsp;:{" "}
        <a className="link" href={paths.shipping}>
          Livraison
        </a>
        .
      </p>
      <h2>Taxe de vente</h2>
      <p>
        Aux États-Unis, la taxe dépend de l’endroit où va le colis, et non de celui où nous sommes. Les États fixent le
        taux, les comtés et les villes peuvent l’augmenter, et cinq États n’ont aucune taxe de vente d’État&nbsp;:
        l’Alaska, le Delaware, le Montana, le New Hampshire et l’Oregon. Certains États n’en perçoivent aucune sur
        certains biens pendant quelques jours de l’année. Si vous passez votre commande pendant ces jours, la facture le
        dit.
      </p>
      <p>
        Au Canada, la taxe fédérale (TPS) est de cinq pour cent. Certaines provinces l’ont jointe à la leur&nbsp;: c’est
        la TVH. D’autres, comme le Québec et la Colombie-Britannique, inscrivent la leur à côté.
      </p>
      <h2>Frais de l’État</h2>
      <p>
        Le Colorado et le Minnesota perçoivent de petits frais pour une livraison par la route. Certains États en
        perçoivent pour le recyclage des écrans et des portables au moment de l’achat. Nous les percevons pour l’État et
        les lui remettons. Ils font l’objet de lignes distinctes, au nom de l’État.
      </p>
      <h2>Ce que vous enlevez vous-même</h2>
      <p>
        Les{" "}
        <a className="link" href={paths.aboutPoints}>
          points
        </a>{" "}
        que vous avez accumulés réduisent le prix de ce que vous achetez; ils ne paient ni la livraison ni les taxes. Un
        chèque-cadeau est un mode de paiement, comme une carte.
      </p>
      <h2>Ce qui n’est pas sur la facture</h2>
      <p>
        Les droits à la frontière canadienne et les frais de dédouanement du transporteur. S’il y en a, le transporteur
        vous les demande à l’arrivée du colis. La page de paiement le dit avant que vous ne payiez.
      </p>
    </>
  );
}
