import { ENERGY_ROWS } from "#rules/build/ship-to-rows.ts";
import { dayText } from "#words/days.ts";
import { stateNames } from "#words/states.ts";

const listed = new Intl.ListFormat("en-US");

/** Which PCs may not be sold into some states, why, and what can be done. The states and figures are the rule's own. */
export function EnergyLawTopic() {
  return (
    <>
      {ENERGY_ROWS.map(({ law, states, from, exempt }) => (
        <div key={law}>
          <p>
            Some states limit the energy that a desktop PC may use in a year while it is off, asleep or waiting:{" "}
            {listed.format(states.map((state) => stateNames.USA[state] ?? state))}. The limit has held since{" "}
            {dayText(from)}. A PC that is neither certified nor exempt can’t be sold there, so we don’t take an order of
            it for an address in these states.
          </p>
          <h2 className="type-18">Certified or exempt</h2>
          <ul className="plain-list">
            <li>A certified PC was measured and is within the limit, with every part that we offer for it.</li>
            <li>
              A PC is exempt when its graphics card has {exempt.memoryBandwidthGbS} GB/s of memory bandwidth or more and
              its power supply gives {exempt.supplyWatts} W or more and is rated Gold or better.
            </li>
          </ul>
        </div>
      ))}
      <h2 className="type-18">What you can do</h2>
      <ul className="plain-list">
        <li>Enter your ZIP on a PC’s page. It says whether that PC may go there before you buy.</li>
        <li>Choose its parts, where that is offered. We name each part that exempts it, with its price.</li>
        <li>Send it to an address in another state or in Canada. Nothing in your cart changes.</li>
      </ul>
      <p>Laptops and parts that you buy apart may go to every state.</p>
    </>
  );
}
