import { ENERGY_ROWS } from "#rules/build/ship-to-rows.ts";
import { dayText } from "#words/days.ts";
import { stateNames } from "#words/states.ts";

const listed = new Intl.ListFormat("fr-CA");

/** Which PCs may not be sold into some states, why, and what can be done. The states and figures are the rule's own. */
export function EnergyLawTopic() {
  return (
    <>
      {ENERGY_ROWS.map(({ law, states, from, exempt }) => (
        <div key={law}>
          <p>
            Certains États limitent l’énergie qu’un PC de bureau peut consommer en un an pendant qu’il est éteint, en
            veille ou en attente&nbsp;: {listed.format(states.map((state) => stateNames.USA[state] ?? state))}. La
            limite est en vigueur depuis le {dayText(from)}. Un PC qui n’est ni certifié ni exempté ne peut pas y être
            vendu; nous ne prenons donc pas de commande d’un tel PC pour une adresse dans ces États.
          </p>
          <h2 className="type-18">Certifié ou exempté</h2>
          <ul className="plain-list">
            <li>
              Un PC certifié a été mesuré et respecte la limite, avec chacune des pièces que nous offrons pour lui.
            </li>
            <li>
              Un PC est exempté quand sa carte graphique a une bande passante de mémoire de {exempt.memoryBandwidthGbS}
              &nbsp;Go/s ou plus et que son bloc d’alimentation fournit {exempt.supplyWatts}&nbsp;W ou plus, avec une
              cote Gold ou mieux.
            </li>
          </ul>
        </div>
      ))}
      <h2 className="type-18">Ce que vous pouvez faire</h2>
      <ul className="plain-list">
        <li>Entrez votre code ZIP à la page d’un PC. Elle dit avant l’achat si ce PC peut y être livré.</li>
        <li>Choisissez ses pièces, là où c’est offert. Nous nommons chaque pièce qui l’exempte, avec son prix.</li>
        <li>Faites-le livrer dans un autre État ou au Canada. Rien ne change dans votre panier.</li>
      </ul>
      <p>Les portables et les pièces achetées séparément peuvent être livrés dans tous les États.</p>
    </>
  );
}
