/** An example in watts, from the makers' published figures: board power of the card, package power of the processor. */
const EXAMPLE = [
  { part: "GeForce RTX 5070, total graphics power", watts: 250 },
  { part: "Ryzen 7 9800X3D, package power limit", watts: 162 },
  { part: "Board, memory, drives, fans and pump", watts: 100 },
] as const;

export function PowerSupply() {
  const sum = EXAMPLE.reduce((watts, line) => watts + line.watts, 0);
  return (
    <>
      <p>
        A power supply is chosen by adding three numbers and leaving a margin. Two of the numbers are published by the
        makers of your parts. You don’t need a calculator on a website, and you don’t need to be afraid of it either.
      </p>
      <h2>The three numbers</h2>
      <ul className="plain-list">
        <li>
          <b>The graphics card.</b> Its maker publishes the board power (NVIDIA says “total graphics power”, AMD “total
          board power”). It’s what the card takes under full load.
        </li>
        <li>
          <b>The processor.</b> Use the highest figure, not the one in the name of the product: AMD’s package power
          limit is 1.35 times its TDP on the current desktop socket, and Intel publishes a maximum turbo power.
        </li>
        <li>
          <b>Everything else.</b> Board, memory, two drives, fans and a pump come to less than 100 watts in nearly every
          PC.
        </li>
      </ul>
      <table className="compare-table">
        <thead>
          <tr>
            <th scope="col">For example</th>
            <th scope="col">Watts</th>
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
            <th scope="row">Together</th>
            <td>{sum}</td>
          </tr>
        </tbody>
      </table>
      <h2>The margin</h2>
      <p>
        All parts at full load at once is rare: games load the card fully and the processor partly. The sum is already
        the worst case. A margin of a fifth to a quarter on top of it covers an aging supply and a warm summer, and lets
        its fan stay quiet. For the example, that’s 650 watts.
      </p>
      <p>
        More is not harmful. A supply takes from the wall what the PC asks for plus its own losses, not what is written
        on its box. It’s only money that would do more in another part.
      </p>
      <h2>Short spikes</h2>
      <p>
        Graphics cards take more than their rated power for fractions of a millisecond. Supplies made to the ATX 3.0 and
        3.1 guides are designed to deliver twice their rating for 100 microseconds, so that such spikes don’t switch
        them off. With an older supply, leave a wider margin.
      </p>
      <h2>What to look at besides watts</h2>
      <ul className="plain-list">
        <li>
          The right plugs: a current high-end card wants one 12V-2x6 connector, not an adapter if you can help it.
        </li>
        <li>The efficiency label says how much becomes heat, not how well the supply is made.</li>
        <li>The years of warranty say what its maker expects of it.</li>
      </ul>
    </>
  );
}
