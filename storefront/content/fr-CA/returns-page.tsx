import { useLoaderData } from "react-router";
import { paths } from "../../paths.ts";
import { usePromises, useShellFacts } from "../../shell/shell-facts.ts";
import { TextPage } from "../text-page.tsx";
import { ReturnsSummary } from "./legal-summaries.tsx";
import { textPageLoader, textPageMeta } from "../text-page-loader.ts";

export const loader = textPageLoader("returns");
export const meta = textPageMeta(
  paths.returns,
  "Retours",
  "Comment retourner une commande, ce qu’il en coûte, ce que nous ne pouvons pas reprendre et quand vous êtes remboursé.",
);

export default function ReturnsPage() {
  const { shown } = useLoaderData<typeof loader>();
  const { supportEmail, supportPhone } = useShellFacts();
  const promises = usePromises();
  return (
    <TextPage title="Retours" art={shown?.art} changedOn="22 novembre 2026">
      <ReturnsSummary />
      <h2>Comment faire un retour</h2>
      <ul className="plain-list">
        <li>
          Demandez-le à{" "}
          <a className="link" href={paths.rma}>
            la page des retours
          </a>
          , avec ou sans compte, ou écrivez à{" "}
          <a className="link" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>{" "}
          ou appelez au <span className="nowrap">{supportPhone}</span> avec votre numéro de commande. Vous recevez un
          numéro de retour, et nous répondons par courriel où l’envoyer.
        </li>
        <li>
          Emballez le tout comme à l’arrivée. Un PC voyage dans ses deux boîtes, avec la mousse à l’intérieur du
          boîtier.
        </li>
        <li>
          Une fois le colis arrivé, nous le vérifions dans un délai de {promises.refund} et remboursons la carte ou le
          compte qui a servi à payer.
        </li>
      </ul>
      <h2>Ce qu’il en coûte</h2>
      <p>{promises["returns.shipping"]}</p>
      <h2>Ce que nous ne pouvons pas reprendre</h2>
      <ul className="plain-list">
        <li>Les clés de logiciel utilisées, et la pâte thermique ou les produits de nettoyage ouverts.</li>
        <li>
          Un article qui nous revient endommagé peut donner lieu à un remboursement partiel. Nous vous montrerons des
          images et expliquerons le montant.
        </li>
      </ul>
      <h2>Arrivé endommagé?</h2>
      <p>
        Dites-le-nous dans un délai de {promises.damage} après la livraison et joignez une image de la boîte. Nous
        réparerons ou remplacerons l’article à nos frais et nous nous occuperons nous-mêmes du transporteur.
      </p>
    </TextPage>
  );
}
