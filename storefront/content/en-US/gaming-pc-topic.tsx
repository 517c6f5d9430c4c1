import { paths } from "../../paths.ts";

/** What makes a desktop a gaming PC: what its parts do in a game, and what more of each brings. */
export function GamingPcTopic() {
  return (
    <>
      <p>
        A gaming PC is a desktop computer with a graphics card of its own: a second processor, with its own memory, that
        draws the pictures of a game.
      </p>
      <table className="compare-table">
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">In a game it</th>
            <th scope="col">More of it brings</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Graphics card</th>
            <td>Draws each frame</td>
            <td>More frames a second, higher resolutions, finer detail</td>
          </tr>
          <tr>
            <th scope="row">Its memory</th>
            <td>Holds what the card draws with</td>
            <td>Room for larger textures and screens</td>
          </tr>
          <tr>
            <th scope="row">Processor</th>
            <td>Works out what happens</td>
            <td>More frames a second where the card is not what holds them back</td>
          </tr>
          <tr>
            <th scope="row">Memory</th>
            <td>Holds the game while it runs</td>
            <td>Room for chat, a browser or a stream beside it</td>
          </tr>
          <tr>
            <th scope="row">SSD</th>
            <td>Keeps your games</td>
            <td>Room for more of them</td>
          </tr>
        </tbody>
      </table>
      <p>
        Buy the graphics card for your monitor: the more dots it shows and the more often it shows them, the more the
        card has to draw. Past what your monitor can show, you would pay for frames that you don’t see.
      </p>
      <p>
        Ready-made or built to order?{" "}
        <a className="link" href={paths.aboutReadyMade}>
          What RDY means
        </a>
      </p>
    </>
  );
}
