import type { OutsideAction, OutsideName } from "../server/testing/outside-actions.ts";
import type { Trouble } from "../server/testing/outside-door.ts";

/** A test by its file and its name. */
export type Shown = readonly [testFile: string, testName: string];
export type Cell = Readonly<Record<Trouble, Shown>>;

export interface Dependency {
  title: string;
  /** Why an action without a cell does not ask it. */
  elsewhere: string;
  cells: Readonly<Partial<Record<OutsideAction, Cell>>>;
}

const each = (slow: Shown, down = slow, wrong = down): Cell => ({ slow, down, wrong });

const AWAY = "server/outside-away.test.ts";
const BESIDE = each([
  AWAY,
  "while everybody beside the payment is %s, a guest finds, checks out, pays and reads the order as ever; what they missed they are told later",
]);
const MONEY = each([
  AWAY,
  "an order by %s whose provider is %s is not said to be paid, is paid once when it is back, and given back once",
]);
const SIGN_IN = each([AWAY, "sign-in by %s that is %s opens nothing, says so, and works once it is back"]);
const GROUP = each([AWAY, "while ID.me is %s the cart is as it was, and the group is proven once it is back"]);
const SCRIPTS = each([
  "e2e/scripts-of-others.e2e.ts",
  "a product is bought while every script of others is slow, down or wrong",
]);
const WALLET: Shown = ["server/payments/wallets.test.ts", "survives a lost answer to %s with one charge"];

function ofMoney(title: string, lost: Shown, odd: Shown): Dependency {
  const elsewhere = "it is asked where an order is paid, given back or looked after, and nowhere before";
  return { title, elsewhere, cells: { pay: MONEY, cancel: MONEY, "behind it": each(lost, lost, odd) } };
}
function ofSignIn(title: string): Dependency {
  return { title, elsewhere: "it is asked when somebody signs in by it", cells: { "sign in": SIGN_IN } };
}
function behindAlone(title: string, cell: Cell): Dependency {
  const elsewhere = "an action leaves a row, and a job tells of it when the action is over";
  return { title, elsewhere, cells: { "behind it": cell } };
}

const OUTSIDE: Readonly<Record<OutsideName, Dependency>> = {
  stripe: ofMoney(
    "Stripe: cards, Apple Pay, Google Pay",
    ["server/payments/lost-answers.test.ts", "the provider answers the capture with %s: one charge in the end"],
    ["adapters/payments/odd-answers.test.ts", "%s from the provider says nothing about the payment"],
  ),
  paypal: ofMoney("PayPal", WALLET, [
    "adapters/payments/paypal-webhooks.contract.test.ts",
    "that is %s says nothing about the payment",
  ]),
  amazon: ofMoney("Amazon Pay", WALLET, [
    "adapters/payments/amazon-webhooks.contract.test.ts",
    "that is %s says nothing about the payment",
  ]),
  affirm: ofMoney("Affirm", WALLET, [
    "adapters/payments/lender-odd-answers.test.ts",
    "%s says nothing about the payment",
  ]),
  katapult: ofMoney("Katapult", WALLET, [
    "adapters/payments/lender-odd-answers.test.ts",
    "%s says nothing about the payment",
  ]),
  google: ofSignIn("Sign-in: Google"),
  discord: ofSignIn("Sign-in: Discord"),
  idme: {
    title: "Groups: ID.me",
    elsewhere: "it is asked once, when its buyer comes back from it; the cart keeps the answer",
    cells: { "discount of a group": GROUP },
  },
  address: {
    title: "Addresses: EasyPost",
    elsewhere: "it is asked when an address is saved",
    cells: {
      checkout: each([
        "server/checkout/address-suggestion-over-http.test.ts",
        "keeps nobody from going on where the service is away: %s",
      ]),
    },
  },
  tax: {
    title: "Sales tax: Stripe Tax",
    elsewhere: "it is asked where the checkout shows a total; the order takes the answer that its cart has",
    cells: {
      checkout: each([
        "server/checkout/asked-tax.test.ts",
        "while the provider meets %s the table serves, the order says so, and is paid as ever",
      ]),
    },
  },
  insurance: {
    title: "Insurance: UPS Capital",
    elsewhere: "it is asked for a price at the shipping step, and sells behind the order",
    cells: {
      checkout: each([
        "server/insurance/parcel-insurance.test.ts",
        "while the insurer meets %s nothing is offered, and the order is made and paid as ever",
      ]),
      "behind it": each(
        [
          "server/insurance/parcel-insurance.test.ts",
          "a purchase that meets %s is tried again later, and is one policy",
        ],
        undefined,
        BESIDE.wrong,
      ),
    },
  },
  screening: {
    title: "Fraud screening: Signifyd",
    elsewhere: "it is asked between authorisation and capture",
    cells: {
      pay: each([
        "server/payments/screening.test.ts",
        "a screener that meets %s keeps nobody from ordering: the job asks again, and then the money is taken",
      ]),
      "behind it": each(
        [
          "server/payments/screening.test.ts",
          "what the screener never answers about goes to a person after the setting's hours",
        ],
        undefined,
        BESIDE.wrong,
      ),
    },
  },
  location: {
    title: "Location: IP2Location",
    elsewhere: "it is asked behind a visitor's first page, and no call waits for it",
    cells: {
      browse: each([
        "server/pages/send-elsewhere.test.ts",
        "while the look-up meets %s everybody stays, and nobody waits",
      ]),
    },
  },
  mail: behindAlone(
    "Mail",
    each(
      BESIDE.slow,
      [
        "server/jobs/deliver-outbox.test.ts",
        "a mail server that is away for two hours loses no receipt and costs two lines in the log",
      ],
      BESIDE.wrong,
    ),
  ),
  texts: behindAlone("Texts: Twilio", BESIDE),
  marketing: behindAlone(
    "Marketing: Omnisend",
    each([
      "server/marketing/marketing-sync.test.ts",
      "while the service meets %s, orders are made as ever, and it is told later, once",
    ]),
  ),
  webhooks: behindAlone(
    "The merchant's own programs",
    each(
      [
        "server/webhooks/send-webhooks.test.ts",
        "what is not taken is sent again under the same id after growing pauses, until it is",
      ],
      [
        "server/webhooks/send-webhooks.test.ts",
        "one that takes nothing for three days is given up, which the report says",
      ],
      [
        "server/webhooks/send-webhooks.test.ts",
        "what is not taken is sent again under the same id after growing pauses, until it is",
      ],
    ),
  ),
  shipping: {
    title: "Labels and parcels: FedEx",
    elsewhere: "staff ask it at the desk; an order page shows what was written down",
    cells: {
      "behind it": each([
        "server/staff/labels-over-http.test.ts",
        "where the carrier meets %s the desk says so, and the next press makes one",
      ]),
    },
  },
  logging: {
    title: "Log service",
    elsewhere: "a fault waits in memory and is told behind the answer",
    cells: {
      "behind it": each(
        [
          "server/logging/log-event.test.ts",
          "while the log service is away a browser that tells of a fault is answered as ever",
        ],
        [
          "adapters/logging/http-log-service.contract.test.ts",
          "while the service is away faults wait, and are there once it is back; whoever logs never waits",
        ],
        [
          "adapters/logging/http-log-service.contract.test.ts",
          "a token that is not taken is a service that is away; what it will never take is refused",
        ],
      ),
    },
  },
};

const DATABASE_SLOW: Shown = [
  "server/db/postgres-faults.test.ts",
  "swallows what is sent: all questions of a request together wait no longer than its budget",
];
const DATABASE: Cell = each(
  DATABASE_SLOW,
  [
    "server/http/app.test.ts",
    "to a call that found no database says in words when to come back, and nothing of the database",
  ],
  ["server/db/postgres-faults.test.ts", "says of %s that it cannot serve, not that we asked wrongly"],
);

/** Everybody there is: also whom a browser asks, and the database, which every action asks. */
export const RESILIENCE: readonly Dependency[] = [
  ...Object.values(OUTSIDE),
  {
    title: "Chat and other scripts of others",
    elsewhere: "no page of it has a frame for them",
    cells: {
      browse: SCRIPTS,
      "sign in": SCRIPTS,
      "add to cart": SCRIPTS,
      checkout: SCRIPTS,
      pay: SCRIPTS,
      "order page": SCRIPTS,
    },
  },
  {
    title: "Database",
    elsewhere: "",
    cells: {
      browse: each(DATABASE_SLOW, [
        "server/pages/page-cache.test.ts",
        "goes on serving the stale page when making a new one fails, but not for more than a day",
      ]),
      "sign in": DATABASE,
      "add to cart": DATABASE,
      "discount of a group": DATABASE,
      checkout: DATABASE,
      pay: each(
        [
          "server/checkout/database-away.test.ts",
          "in the answer to the statement that begins it: nobody says it failed, and it is charged once at most",
        ],
        [
          "server/checkout/database-away.test.ts",
          "before it has begun: nobody is charged, the shopper is told so, and the same card pays when it is back",
        ],
        [
          "server/checkout/database-away.test.ts",
          "while the provider is asked to %s: the shopper reads pending, the key is free again, and the reconciler makes one charge of it",
        ],
      ),
      "order page": DATABASE,
      cancel: DATABASE,
      "behind it": each(
        [
          "server/jobs/run-jobs.test.ts",
          "while the database is away a node says so once, in words, without a stack, and the job runs on when it is back",
        ],
        undefined,
        ["server/jobs/run-jobs.test.ts", "a job goes on after the database failed while its end was noted"],
      ),
    },
  },
];

/** The cells that a dependency of the list must have: those of the actions that ask it. */
export const OUTSIDE_CELLS: readonly (readonly [OutsideName, Dependency])[] = Object.entries(OUTSIDE) as [
  OutsideName,
  Dependency,
][];
