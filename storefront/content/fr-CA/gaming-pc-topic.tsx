import { paths } from "../../paths.ts";

/** What makes a desktop a gaming PC: what its parts do in a game, and what more of each brings. */
export function GamingPcTopic() {
  return (
    <>
      <p>
        Un ordinateur de jeu est un PC de bureau muni de sa propre carte graphique&nbsp;: un second processeur, avec sa
        propre mémoire, qui dessine les images d’un jeu.
      </p>
      <table className="compare-table">
        <thead>
          <tr>
            <th scope="col">Pièce</th>
            <th scope="col">Son rôle dans un jeu</th>
            <th scope="col">Ce qu’on gagne avec plus</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Carte graphique</th>
            <td>Dessine chaque image</td>
            <td>Plus d’images par seconde, de plus hautes résolutions, des détails plus fins</td>
          </tr>
          <tr>
            <th scope="row">Sa mémoire</th>
            <td>Garde ce qu’il faut à la carte pour dessiner</td>
            <td>De la place pour de plus grandes textures et de plus grands écrans</td>
          </tr>
          <tr>
            <th scope="row">Processeur</th>
            <td>Calcule ce qui se passe</td>
            <td>Plus d’images par seconde là où la carte n’est pas ce qui les freine</td>
          </tr>
          <tr>
            <th scope="row">Mémoire</th>
            <td>Garde le jeu pendant qu’il tourne</td>
            <td>De la place pour le clavardage, un navigateur ou une diffusion en parallèle</td>
          </tr>
          <tr>
            <th scope="row">Disque SSD</th>
            <td>Conserve vos jeux</td>
            <td>De la place pour un plus grand nombre</td>
          </tr>
        </tbody>
      </table>
      <p>
        Achetez la carte graphique en fonction de votre moniteur&nbsp;: plus il affiche de points, et plus il les
        affiche souvent, plus la carte a à dessiner. Au-delà de ce que votre moniteur peut afficher, vous paieriez pour
        des images que vous ne voyez pas.
      </p>
      <p>
        Préassemblé ou monté sur commande?{" "}
        <a className="link" href={paths.aboutReadyMade}>
          Que veut dire RDY?
        </a>
      </p>
    </>
  );
}
