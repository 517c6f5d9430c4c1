import { paths } from "../../paths.ts";
import { TermsSummary } from "./legal-summaries.tsx";
import { TextPage } from "../text-page.tsx";
import { textPageLoader, textPageMeta } from "../text-page-loader.ts";

export const loader = textPageLoader(null);
export const meta = textPageMeta(
  paths.terms,
  "Conditions de vente",
  "Quand une commande est définitive, ce que vous payez et ce qui se passe quand quelque chose tourne mal.",
);

export default function TermsPage() {
  return (
    <TextPage title="Conditions de vente" changedOn="22 novembre 2026">
      <TermsSummary />
      <h2>Votre commande</h2>
      <ul className="plain-list">
        <li>
          Une commande est passée quand vous appuyez sur le bouton de paiement et que le paiement est confirmé. Nous
          vous envoyons aussitôt un reçu par courriel.
        </li>
        <li>Vous pouvez ouvrir chaque ligne du montant que vous payez pour voir comment elle est calculée.</li>
        <li>
          Si nous affichons un prix manifestement erroné, nous vous le dirons avant toute expédition, et vous pourrez
          annuler et être remboursé en totalité.
        </li>
      </ul>
      <h2>Prix et taxes</h2>
      <p>
        Les prix sont en dollars américains, avant taxes et livraison. Les deux sont ajoutées selon votre adresse avant
        que vous ne payiez. Un prix barré est un prix que nous avons réellement demandé, et la page dit quand.
      </p>
      <h2>Complétez votre achat</h2>
      <p>Les articles offerts sous ce nom sont vendus seulement avec un PC.</p>
      <h2>Un portable par commande</h2>
      <p>Une commande peut comprendre un seul portable. S’il vous en faut plus, écrivez-nous d’abord.</p>
      <h2>Précommandes</h2>
      <p>
        Pour une précommande, vous payez un dépôt maintenant et le reste avant l’expédition. D’ici là, vous pouvez
        annuler et récupérer le dépôt en totalité.
      </p>
      <h2>Livraison, retours et garantie</h2>
      <p>
        Si votre commande est perdue ou endommagée en route vers vous, nous en assumons la responsabilité. Voir{" "}
        <a className="link" href={paths.returns}>
          Retours
        </a>{" "}
        et{" "}
        <a className="link" href={paths.aboutWarranty}>
          Garantie
        </a>{" "}
        pour les détails.
      </p>
      <h2>Images</h2>
      <p>
        Les images de produits sont des images de synthèse. Voir{" "}
        <a className="link" href={paths.aboutPictures}>
          À propos de nos images
        </a>
        .
      </p>
    </TextPage>
  );
}
