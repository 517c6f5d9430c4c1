import { usePromises } from "../../shell/shell-facts.ts";

/** What RDY means, beside what built to order means. */
export function ReadyMadeTopic() {
  const promises = usePromises();
  return (
    <>
      <p>RDY vient de l’anglais «&nbsp;ready&nbsp;»&nbsp;: prêt. Le PC est déjà monté, testé et dans sa boîte.</p>
      <table className="compare-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Quoi</span>
            </th>
            <th scope="col">RDY</th>
            <th scope="col">Monté sur commande</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Expédition</th>
            <td>Le jour ouvrable suivant</td>
            <td>Après le temps de montage indiqué à sa page</td>
          </tr>
          <tr>
            <th scope="row">Pièces</th>
            <td>Celles de la liste, déjà installées</td>
            <td>Celles de la liste, installées après votre commande</td>
          </tr>
          <tr>
            <th scope="row">Essai de {promises["burn-in"]}</th>
            <td>Déjà fait</td>
            <td>Avant l’expédition</td>
          </tr>
          <tr>
            <th scope="row">Retours</th>
            <td>{promises.returns}</td>
            <td>{promises.returns}</td>
          </tr>
          <tr>
            <th scope="row">Garantie</th>
            <td>{promises["warranty.desktop"]}</td>
            <td>{promises["warranty.desktop"]}</td>
          </tr>
        </tbody>
      </table>
      <p className="muted type-14">
        Pour les PC neufs. Les jours ouvrables vont du lundi au vendredi, sauf les jours fériés du transporteur. La date
        d’expédition à la page d’un produit en tient déjà compte.
      </p>
    </>
  );
}
