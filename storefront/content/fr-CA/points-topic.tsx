import { usePromises } from "../../shell/shell-facts.ts";

/** How points come, wait, are spent and end. Every number is the store's setting. */
export function PointsTopic() {
  const promises = usePromises();
  return (
    <>
      <p>
        Les points viennent avec un compte&nbsp;: {promises["points.earned"]} par dollar que vous payez pour des
        articles, après rabais. Les taxes, la livraison et les frais n’en rapportent aucun.
      </p>
      <h2 className="type-18">Ils attendent</h2>
      <p>Les points d’une commande sont en attente jusqu’à son expédition. Ensuite, ils sont à vous.</p>
      <h2 className="type-18">Vous les utilisez</h2>
      <p>
        {promises["points.step"]} donnent un rabais de {promises["points.step.worth"]} sur une commande. Choisissez
        combien dans le panier&nbsp;: ils s’utilisent par tranches de {promises["points.step"]}, les plus anciens
        d’abord.
      </p>
      <h2 className="type-18">Ils expirent</h2>
      <p>
        Les points durent {promises["points.last"]} à partir du jour où leur commande est expédiée. Quand une commande
        est retournée, les points qu’elle a rapportés sont repris, et ceux qui ont servi à la payer vous reviennent.
      </p>
    </>
  );
}
