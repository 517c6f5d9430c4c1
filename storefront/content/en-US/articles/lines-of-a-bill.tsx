import { paths } from "../../../paths.ts";

export function LinesOfABill() {
  return (
    <>
      <p>
        A price in a store in the USA or Canada is seldom what you pay in the end. Ours isn’t either, so here is what
        may be added, in the order in which it stands on the bill. You see each of these lines before you pay, and none
        of them is chosen for you if it costs money.
      </p>
      <h2>What you put in the cart</h2>
      <p>
        Each product, with its warranty or its faster build below it if you chose one. What was taken off by a code is a
        line of its own with the code’s name.
      </p>
      <h2>Shipping</h2>
      <p>
        The methods for your address stand side by side with their price and the day on which they arrive. A method that
        doesn’t go to your address isn’t offered. More about it on{" "}
        <a className="link" href={paths.shipping}>
          Shipping
        </a>
        .
      </p>
      <h2>Sales tax</h2>
      <p>
        In the USA the tax belongs to the place the parcel goes to, not to where we are. States set the rate, counties
        and cities may add to it, and five states have no sales tax of the state at all: Alaska, Delaware, Montana, New
        Hampshire and Oregon. Some states take none on certain goods during a few days of the year. If your order is
        placed in such days, the bill says so.
      </p>
      <p>
        In Canada the federal tax (GST) is five percent. Some provinces have joined it to their own as HST; others, like
        Quebec and British Columbia, list theirs beside it.
      </p>
      <h2>Fees of the state</h2>
      <p>
        Colorado and Minnesota take a small fee for a delivery by road. Some states take one for the recycling of
        screens and laptops when you buy them. We collect these for the state and pass them on. They are separate lines
        with the state’s name.
      </p>
      <h2>What you take off yourself</h2>
      <p>
        <a className="link" href={paths.aboutPoints}>
          Points
        </a>{" "}
        you collected take something off what you buy; they don’t pay for shipping or tax. A gift voucher is a way to
        pay, like a card.
      </p>
      <h2>What isn’t on the bill</h2>
      <p>
        Duty at the Canadian border and the carrier’s fee for clearing customs. If they are due, the carrier asks you
        for them when the parcel arrives. Checkout says so before you pay.
      </p>
    </>
  );
}
