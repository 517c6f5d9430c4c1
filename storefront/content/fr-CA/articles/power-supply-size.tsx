/** An example in watts, from the makers' published figures: board power of the card, package power of the processor. */
const EXAMPLE = [
  { part: "GeForce RTX 5070, puissance graphique totale", watts: 250 },
  { part: "Ryzen 7 9800X3D, limite de puissance du boîtier", watts: 162 },
  { part: "Carte mère, mémoire, disques, ventilateurs et pompe", watts: 100 },
] as const;

export function PowerSupply() {
  const sum = EXAMPLE.reduce((watts, line) => watts + line.watts, 0);
  return (
    <>
      <p>
        On choisit un bloc d’alimentation en additionnant trois nombres et en gardant une marge. Deux de ces nombres
        sont publiés par les fabricants de vos pièces. Vous n’avez pas besoin d’un calculateur en ligne, et pas besoin
        d’en avoir peur non plus.
      </p>
      <h2>Les trois nombres</h2>
      <ul className="plain-list">
        <li>
          <b>La carte graphique.</b> Son fabricant publie la puissance de la carte («&nbsp;total graphics power&nbsp;»
          chez NVIDIA, «&nbsp;total board power&nbsp;» chez AMD). C’est ce que la carte consomme à pleine charge.
        </li>
        <li>
          <b>Le processeur.</b> Prenez le chiffre le plus élevé, et non celui du nom du produit&nbsp;: chez AMD, la
          limite de puissance du boîtier est de 1,35 fois le TDP sur le socket de bureau actuel, et Intel publie une
          puissance turbo maximale.
        </li>
        <li>
          <b>Tout le reste.</b> La carte mère, la mémoire, deux disques, les ventilateurs et une pompe totalisent moins
          de 100 watts dans presque tous les PC.
        </li>
      </ul>
      <table className="compare-table">
        <thead>
          <tr>
            <th scope="col">Par exemple</th>
            <th scope="col">Puissance (W)</th>
          </tr>
        </thead>
        <tbody>
          {EXAMPLE.map(({ part, watts }) => (
            <tr key={part}>
              <th scope="row">{part}</th>
              <td>{watts}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Ensemble</th>
            <td>{sum}</td>
          </tr>
        </tbody>
      </table>
      <h2>La marge</h2>
      <p>
        Toutes les pièces à pleine charge en même temps, c’est rare&nbsp;: les jeux occupent la carte entièrement et le
        processeur en partie. La somme est déjà le pire des cas. Une marge d’un cinquième à un quart en plus couvre un
        bloc qui vieillit et un été chaud, et laisse son ventilateur silencieux. Pour l’exemple, cela donne 650 watts.
      </p>
      <p>
        Plus ne nuit pas. Un bloc tire de la prise ce que le PC demande et ses propres pertes, et non ce qui est écrit
        sur sa boîte. C’est seulement de l’argent qui serait plus utile dans une autre pièce.
      </p>
      <h2>Les brèves pointes</h2>
      <p>
        Les cartes graphiques dépassent leur puissance nominale pendant des fractions de milliseconde. Les blocs conçus
        selon les guides ATX 3.0 et 3.1 peuvent fournir deux fois leur puissance nominale pendant 100 microsecondes, si
        bien que de telles pointes ne les éteignent pas. Avec un bloc plus ancien, gardez une marge plus large.
      </p>
      <h2>Ce qu’il faut regarder à part les watts</h2>
      <ul className="plain-list">
        <li>
          Les bons connecteurs&nbsp;: une carte haut de gamme actuelle demande un connecteur 12V-2x6, et non un
          adaptateur si vous pouvez l’éviter.
        </li>
        <li>
          L’étiquette de rendement dit quelle part devient de la chaleur, et non à quel point le bloc est bien fait.
        </li>
        <li>Les années de garantie disent ce que son fabricant en attend.</li>
      </ul>
    </>
  );
}
