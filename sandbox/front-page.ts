import { html } from "hono/html";
import { type Html, sandboxPage } from "./sandbox-page.ts";
import { BRAND_NAMES, TEST_CARDS } from "./stripe/test-cards.ts";

const PAYPAL_DISPUTES = html`<a href="/sandbox/paypal/disputes">Those at PayPal</a> are on a page of their own.`;
const OTHERS = html`<p>
  Payments by <a href="/sandbox/paypal/charges">PayPal</a>, <a href="/sandbox/amazon/charges">Amazon Pay</a>,
  <a href="/sandbox/affirm/charges">Affirm</a> and <a href="/sandbox/katapult/charges">Katapult</a>: each has a page
  here that asks the buyer.
</p>`;

const MARKETING = html`<p>
    <a href="/sandbox/marketing">Marketing</a>: carts that people would be written to about, and orders.
  </p>
  <p><a href="/sandbox/mail">Mail</a>: say that a mail came back, or was called spam.</p>
  <p><a href="/sandbox/location">Location</a>: which country a network is in.</p>
  <p><a href="/sandbox/logs">Logs</a>: faults that a log service would keep.</p>
  <p><a href="/sandbox/insurance">Parcel insurance</a>: policies that were bought for orders.</p>
  <p><a href="/sandbox/scripts">Scripts of others</a>: what chat, lender and advertisers would have known.</p>
  <p><a href="/sandbox/fedex">FedEx</a>: parcels whose labels the store made, and a way to scan them.</p>`;

const SCREENING = html`<p>
  <a href="/sandbox/screening">Fraud screening</a>: choose whether the next orders are accepted, held or rejected.
</p>`;

/** What this sandbox is, which cards it knows, and where to look inside. */
export function frontPage(storeUrl: string, hasOthers: boolean): Html {
  const rows = TEST_CARDS.map(
    ({ number, brand, does }) =>
      html`<tr>
        <td class="number">${spaced(number)}</td>
        <td>${BRAND_NAMES[brand]}</td>
        <td>${does}</td>
      </tr>`,
  );
  return sandboxPage(
    "Payment sandbox",
    html`<p>
        This server plays the payment provider for the store at <a href="${storeUrl}">${storeUrl}</a>: it speaks the
        provider's HTTP, holds the card fields on an origin of its own, and sends signed webhooks.
      </p>
      <h2>Test cards</h2>
      <p>
        Any expiration date in the future and any security code. No other number is accepted, so a real card typed here
        goes nowhere.
      </p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th>Number</th>
              <th>Brand</th>
              <th>What it does</th>
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </div>
      <h2>Sign-in elsewhere</h2>
      <p>Google and Discord are played here too, on this machine: say who you are, and the store is told so.</p>
      <h2>Look inside</h2>
      <p><a href="/sandbox/texts">Texts</a>: what phones would have got, and a way to answer STOP.</p>
      <p><a href="/sandbox/tax">Sales tax</a>: what Stripe Tax would have calculated, once the store asks it.</p>
      <p><a href="/sandbox/charges">Charges</a>: what has been taken, held and given back.</p>
      ${hasOthers ? MARKETING : ""} ${hasOthers ? SCREENING : ""} ${hasOthers ? OTHERS : ""}
      <p>
        <a href="/sandbox/disputes">Disputes</a>: let a card's bank take a charge back, and decide about it.
        ${hasOthers ? PAYPAL_DISPUTES : ""}
      </p>
      <p><a href="/sandbox/refunds">Refunds</a>: what went back, and a bank that sends it back.</p>
      <p><a href="/sandbox/events">Events</a>: the webhooks and whether the store has answered them.</p>
      <p><a href="/sandbox/faults">Faults</a>: let the next call time out, fail or lose its connection.</p>`,
  );
}

function spaced(number: string): string {
  return number.length === 15
    ? number.replace(/(\d{4})(\d{6})(\d{5})/, "$1 $2 $3")
    : number.replaceAll(/(\d{4})(?=\d)/g, "$1 ");
}
