import { usePromises } from "../../shell/shell-facts.ts";

/** How points come, wait, are spent and end. Every number is the store's setting. */
export function PointsTopic() {
  const promises = usePromises();
  return (
    <>
      <p>
        Points come with an account: {promises["points.earned"]} for each dollar that you pay for goods, after
        discounts. Tax, shipping and fees earn none.
      </p>
      <h2 className="type-18">They wait</h2>
      <p>Points of an order are pending until it ships. Then they are yours.</p>
      <h2 className="type-18">You spend them</h2>
      <p>
        {promises["points.step"]} take {promises["points.step.worth"]} off an order. Choose how many in the cart: they
        are spent in steps of {promises["points.step"]}, the oldest first.
      </p>
      <h2 className="type-18">They end</h2>
      <p>
        Points last {promises["points.last"]} from the day their order ships. When an order goes back, the points that
        it earned go back too, and the points that paid for it come back to you.
      </p>
    </>
  );
}
