import { LIST_PATHS } from "../../../list-paths.ts";

/** Pixels are width times height; with the inches they give the density. */
const SCREENS = [
  { name: "1080p", size: "1920 × 1080", million: "2.07", times: "1×", density: "92 at 24 in" },
  { name: "1440p", size: "2560 × 1440", million: "3.69", times: "1.78×", density: "109 at 27 in" },
  { name: "Ultrawide", size: "3440 × 1440", million: "4.95", times: "2.39×", density: "110 at 34 in" },
  { name: "4K", size: "3840 × 2160", million: "8.29", times: "4×", density: "138 at 32 in" },
] as const;

export function ScreenFirst() {
  return (
    <>
      <p>
        Most people choose a graphics card and then look for a screen. The other way around is easier, because the
        screen sets the task: each frame has to have all of its pixels drawn, and there are only four common answers to
        how many that is.
      </p>
      <table className="compare-table">
        <thead>
          <tr>
            <th scope="col">Screen</th>
            <th scope="col">Million pixels</th>
            <th scope="col">Beside 1080p</th>
            <th scope="col">Pixels per inch</th>
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
      <h2>What the arithmetic tells you</h2>
      <p>
        A 4K screen has four times the pixels of a 1080p screen. Not everything in a frame grows with its pixels, so a
        game doesn’t run at a quarter of the speed, but the graphics card has far more to do for each frame. The
        processor doesn’t: what it works out, such as where everyone is and what they do, is the same at any resolution.
      </p>
      <p>
        That’s why a fast processor shows most at 1080p with a high refresh rate, and why the graphics card is where the
        money goes at 4K.
      </p>
      <h2>Where it ends</h2>
      <p>
        A screen of 144&nbsp;Hz shows at most 144 frames per second. Frames beyond that aren’t shown; they only shorten
        the wait until the next one. If you play slow games on a 60&nbsp;Hz screen, a card that makes 200 frames per
        second is money you don’t see.
      </p>
      <p>
        Upscaling (DLSS, FSR and XeSS) draws fewer pixels and works out the rest. It makes 4K lighter than the table
        says, at a small cost in sharpness that depends on the game.
      </p>
      <h2>A short way to decide</h2>
      <ul className="plain-list">
        <li>Fast shooters, and you want every frame: 1080p or 1440p with a high refresh rate.</li>
        <li>A bit of everything on one desk: 1440p at 27 inches.</li>
        <li>Calm, good-looking games, or work with a lot of text: 4K at 32 inches.</li>
      </ul>
      <p>
        The screen outlives the PC. We’d rather see you spend a little more there and change the graphics card later.{" "}
        <a className="link" href={LIST_PATHS["gaming-monitors"]}>
          See our screens
        </a>{" "}
        or{" "}
        <a className="link" href={LIST_PATHS["gaming-pcs"]}>
          our PCs
        </a>
        .
      </p>
    </>
  );
}
