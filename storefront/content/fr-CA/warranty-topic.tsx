import { paths } from "../../paths.ts";
import { usePromises, useShellFacts } from "../../shell/shell-facts.ts";

/** What the warranty covers and how it is used. Before a longer one is offered, the buyer is told of the legal one: Consumer Protection Act (CQLR c. P-40.1), section 228.1. */
export function WarrantyTopic() {
  const promises = usePromises();
  const { supportEmail, supportPhone } = useShellFacts();
  return (
    <>
      <p>La garantie commence le jour où votre commande arrive. Sa durée dépend de ce que vous avez acheté&nbsp;:</p>
      <table className="compare-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Quoi</span>
            </th>
            <th scope="col">Incluse</th>
            <th scope="col">Prolongée, jusqu’à</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">PC neuf</th>
            <td>{promises["warranty.desktop"]}</td>
            <td>{promises["warranty.desktop.longest"]}</td>
          </tr>
          <tr>
            <th scope="row">Portable neuf</th>
            <td>{promises["warranty.laptop"]}</td>
            <td>{promises["warranty.laptop.longest"]}</td>
          </tr>
          <tr>
            <th scope="row">Tout article remis à neuf</th>
            <td>{promises["warranty.refurbished"]}</td>
            <td>—</td>
          </tr>
          <tr>
            <th scope="row">Équipement et pièces</th>
            <td>{promises["warranty.gear"]}</td>
            <td>—</td>
          </tr>
        </tbody>
      </table>
      <p>
        Vous pouvez prolonger la garantie d’un ordinateur neuf à sa page ou dans votre panier. Nous n’ajoutons jamais de
        prolongation à votre place.
      </p>
      <h2 className="type-18">Au Québec, la garantie légale d’abord</h2>
      <p>
        La Loi sur la protection du consommateur garantit déjà, sans frais, tout bien acheté d’un commerçant&nbsp;: il
        doit pouvoir servir à l’usage auquel il est normalement destiné (article 37), et pendant une durée raisonnable,
        selon son prix, le contrat et les conditions d’utilisation (article 38). Notre garantie, prolongée ou non, s’y
        ajoute. Pour en savoir plus, voyez le site de l’Office de la protection du consommateur&nbsp;:{" "}
        <a className="link" href="https://www.opc.gouv.qc.ca">
          opc.gouv.qc.ca
        </a>
        .
      </p>
      <h2 className="type-18">Ce qui est couvert</h2>
      <ul className="plain-list">
        <li>
          Toute pièce qui fait défaut dans un usage normal. Pour les ordinateurs, la main-d’œuvre pour la remplacer
          aussi.
        </li>
        <li>
          L’expédition d’un PC neuf vers nous pendant sa première année. Les garanties prolongées indiquent ce qu’elles
          comprennent de plus.
        </li>
      </ul>
      <h2 className="type-18">Ce qui ne l’est pas</h2>
      <ul className="plain-list">
        <li>Les dommages causés par une chute, un liquide renversé ou la force.</li>
        <li>L’usure esthétique, et vos données. Veuillez garder une sauvegarde.</li>
      </ul>
      <p>
        Ouvrir le boîtier, le nettoyer, ajouter ou changer des pièces&nbsp;: rien de cela n’annule la garantie. Les
        pièces que vous ajoutez sont couvertes par leur propre fabricant.
      </p>
      <p>
        Pour faire une réclamation,{" "}
        <a className="link" href={paths.rma}>
          demandez une réparation
        </a>{" "}
        avec votre numéro de commande, écrivez à{" "}
        <a className="link" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>{" "}
        ou appelez au <span className="nowrap">{supportPhone}</span>.
      </p>
    </>
  );
}
