import { LIST_PATHS } from "../../../list-paths.ts";

/** Pixels are width times height; with the inches they give the density. */
const SCREENS = [
  { name: "1080p", size: "1920 × 1080", million: "2,07", times: "1×", density: "92 sur 24\u00a0po" },
  { name: "1440p", size: "2560 × 1440", million: "3,69", times: "1,78×", density: "109 sur 27\u00a0po" },
  { name: "Ultralarge", size: "3440 × 1440", million: "4,95", times: "2,39×", density: "110 sur 34\u00a0po" },
  { name: "4K", size: "3840 × 2160", million: "8,29", times: "4×", density: "138 sur 32\u00a0po" },
] as const;

export function ScreenFirst() {
  return (
    <>
      <p>
        La plupart des gens choisissent une carte graphique, puis cherchent un écran. L’inverse est plus facile, parce
        que c’est l’écran qui fixe la tâche&nbsp;: il faut dessiner tous les pixels de chaque image, et il n’y a que
        quatre réponses courantes à la question de leur nombre.
      </p>
      <table className="compare-table">
        <thead>
          <tr>
            <th scope="col">Écran</th>
            <th scope="col">Millions de pixels</th>
            <th scope="col">Par rapport à 1080p</th>
            <th scope="col">Pixels par pouce</th>
          </tr>
        </thead>
        <tbody>
          {SCREENS.map(({ name, size, million, times, density }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <br />
                {size}
              </th>
              <td>{million}</td>
              <td>{times}</td>
              <td>{density}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>Ce que dit le calcul</h2>
      <p>
        Un écran 4K a quatre fois les pixels d’un écran 1080p. Tout dans une image n’augmente pas avec ses pixels; un
        jeu ne tourne donc pas au quart de la vitesse, mais la carte graphique a bien plus à faire pour chaque image.
        Pas le processeur&nbsp;: ce qu’il calcule, comme la position et les gestes de chacun, reste le même à toute
        résolution.
      </p>
      <p>
        Voilà pourquoi un processeur rapide se remarque surtout en 1080p à une fréquence de rafraîchissement élevée, et
        pourquoi, en 4K, l’argent va dans la carte graphique.
      </p>
      <h2>Jusqu’où c’est utile</h2>
      <p>
        Un écran de 144&nbsp;Hz affiche au plus 144 images par seconde. Les images en plus ne s’affichent pas; elles ne
        font que raccourcir l’attente jusqu’à la suivante. Si vous jouez à des jeux lents sur un écran de 60&nbsp;Hz,
        une carte qui produit 200 images par seconde est de l’argent que vous ne voyez pas.
      </p>
      <p>
        La mise à l’échelle (DLSS, FSR et XeSS) dessine moins de pixels et calcule le reste. Elle rend la 4K plus légère
        que ne le dit le tableau, au prix d’une petite perte de netteté qui dépend du jeu.
      </p>
      <h2>Pour décider rapidement</h2>
      <ul className="plain-list">
        <li>
          Des jeux de tir rapides, et vous voulez chaque image&nbsp;: 1080p ou 1440p à une fréquence de rafraîchissement
          élevée.
        </li>
        <li>Un peu de tout au même bureau&nbsp;: 1440p sur 27 pouces.</li>
        <li>Des jeux calmes et beaux, ou du travail avec beaucoup de texte&nbsp;: 4K sur 32 pouces.</li>
      </ul>
      <p>
        L’écran survit au PC. Nous aimons mieux vous voir y mettre un peu plus et changer la carte graphique plus tard.{" "}
        <a className="link" href={LIST_PATHS["gaming-monitors"]}>
          Voir nos écrans
        </a>{" "}
        ou{" "}
        <a className="link" href={LIST_PATHS["gaming-pcs"]}>
          nos PC
        </a>
        .
      </p>
    </>
  );
}
