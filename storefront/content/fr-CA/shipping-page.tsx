import { useLoaderData } from "react-router";
import { paths } from "../../paths.ts";
import { TextPage } from "../text-page.tsx";
import { textPageLoader, textPageMeta } from "../text-page-loader.ts";

export const loader = textPageLoader("shipping");
export const meta = textPageMeta(
  paths.shipping,
  "Livraison",
  "Où nous livrons, comment nous calculons les dates d’expédition et de livraison, et quelles adresses ont moins de choix.",
);

export default function ShippingPage() {
  const { shown } = useLoaderData<typeof loader>();
  return (
    <TextPage title="Livraison" art={shown?.art} changedOn="27 novembre 2026">
      <p>
        Nous livrons aux États-Unis et dans leurs territoires, aux adresses militaires (APO, FPO et DPO) et au Canada.
        Au paiement, chaque mode de livraison pour votre adresse s’affiche avec son prix et ses dates avant que vous ne
        payiez.
      </p>
      <h2>Comment nous calculons les dates</h2>
      <ul className="plain-list">
        <li>
          La date d’expédition est le jour où votre commande quitte notre entrepôt. Si tout est prêt, c’est le jour
          ouvrable suivant. Un PC monté sur commande est expédié une fois monté et testé.
        </li>
        <li>
          La date de livraison compte à partir de là les jours ouvrables du transporteur. Les fins de semaine et les
          jours fériés du transporteur ne comptent pas.
        </li>
        <li>Une livraison plus rapide raccourcit le trajet, et non le montage.</li>
      </ul>
      <h2>Adresses qui ont moins de choix</h2>
      <ul className="plain-list">
        <li>Les messageries ne livrent pas aux cases postales. Aux États-Unis, nous pouvons passer par la poste.</li>
        <li>
          L’Alaska, Hawaï, les territoires et les adresses militaires ont moins de modes de livraison et des délais plus
          longs.
        </li>
      </ul>
      <h2>Des PC que certains États refusent</h2>
      <p>
        Les lois sur l’énergie de quelques États excluent les PC de bureau qui ne sont ni certifiés ni exemptés. La page
        d’un PC le dit pour votre code ZIP.{" "}
        <a className="link" href={paths.aboutEnergyLaw}>
          Quels États, et ce que vous pouvez faire
        </a>
      </p>
      <h2>Frais des États</h2>
      <p>
        Le Colorado et le Minnesota imposent des frais de livraison au détail, et certains États, un écofrais sur les
        écrans et les portables. Chacun fait l’objet d’une ligne distincte de votre facture.
      </p>
      <h2>Canada</h2>
      <p>Les prix sont en dollars américains. La TPS, la TVH, la TVP ou la TVQ figure séparément, selon la province.</p>
      <p>
        Votre facture ne comprend ni droits de douane ni frais de dédouanement du transporteur. S’il y en a, vous les
        payez au transporteur à l’arrivée du colis. La page de paiement le rappelle avant que vous ne payiez.
      </p>
    </TextPage>
  );
}
