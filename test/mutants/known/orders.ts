import { mutantsOf } from "./mutant.ts";

const acceptance = [
  ...mutantsOf(
    "functions/src/deal/product-estimate-orders/items.ts",
    ["test/api/deal/order-decisions.test.ts"],
    [
      [
        "a seller accepts an order of another seller (D7-1)",
        'mustBe(ctx.actor, { sellerId: order.sellerId }, "seller", "admin");',
        "",
      ],
      [
        "the buyer accepts the own order (D2-13)",
        'mustBe(ctx.actor, { sellerId: order.sellerId }, "seller", "admin");',
        'mustBe(ctx.actor, order, "buyer", "seller", "admin");',
      ],
      [
        "an order that changed since it was read is accepted (D0-7)",
        "if (seen !== undefined && seen !== version) throw outdated;",
        "",
      ],
    ],
  ),
  ...mutantsOf(
    "functions/src/kernel/access.ts",
    ["functions/src/kernel/access.test.ts"],
    [
      [
        "any seller is the seller of a row (D7-1)",
        "if (row.sellerId === actor.sellerId && actor.isSeller)",
        "if (actor.isSeller)",
      ],
      [
        "who does not sell any more is still the seller of a row (D7-1)",
        "row.sellerId === actor.sellerId && actor.isSeller",
        "row.sellerId === actor.sellerId",
      ],
      [
        "whatever somebody is to a row will do (D7-1)",
        "allowed.find((one) => one === relation)",
        'allowed.find((one) => one === relation || relation !== "none")',
      ],
    ],
  ),
];

const stock = [
  ...mutantsOf(
    "functions/src/selling/merchandises/writes.ts",
    ["functions/src/selling/merchandises/writes.test.ts"],
    [
      ["more is sold than there is (D6-9)", "      atLeast: { stock: quantity },\n", ""],
      [
        "one piece more is sold than there is (D6-9)",
        "atLeast: { stock: quantity }",
        "atLeast: { stock: quantity - 1 }",
      ],
      [
        "the last piece is not sold (D6-9)",
        "atLeast: { stock: quantity }",
        "atLeast: { stock: quantity + 1 }",
      ],
      [
        "a forced acceptance takes what is not there (D6-9)",
        "if (!force || merchandise.stock >= quantity)",
        "if (force || merchandise.stock >= quantity)",
      ],
      [
        "a forced acceptance takes stock that a rival took (D6-9)",
        "equals: { stock: merchandise.stock }, refused: stale",
        "exists: true, refused: stale",
      ],
      [
        "a removed listing gives pieces (D6-9)",
        "if (!merchandise || merchandise.deletedAt || merchandise.stock === null)",
        "if (!merchandise || merchandise.stock === null)",
      ],
      [
        "pieces go back to a listing that counts none (D6-9)",
        "!merchandise || merchandise.stock === null || taken === 0",
        "!merchandise || taken === 0",
      ],
    ],
  ),
  ...mutantsOf(
    "functions/src/deal/product-estimate-orders/rules.ts",
    ["functions/src/deal/product-estimate-orders/rules.test.ts"],
    [
      [
        "a line that takes the last piece is said to lack it (D6-22)",
        "merchandise.stock >= wanted",
        "merchandise.stock > wanted",
      ],
      [
        "lines of one listing are looked at as if each had all of its stock (D6-22)",
        "{ merchandise, some, wanted: totalOf(some) }",
        "{ merchandise, some, wanted: some[0]!.quantity }",
      ],
      [
        "lines of two listings take of one stock (D6-22)",
        'shelf.get(merchandiseId ?? "")?.id)',
        'shelf.get("")?.id)',
      ],
    ],
  ),
];

const award = [
  ...mutantsOf(
    "shared/src/deal/award-plans/presets.ts",
    ["shared/src/deal/award-plans/presets.test.ts"],
    [
      ["the cheapest award leaves out shipping (D3-18)", "fees + candidate.fee", "fees"],
      [
        "shipping is spread over one line fewer than it comes with (D3-18)",
        "Math.floor(fee / bids.filter(Boolean).length)",
        "Math.ceil(fee / Math.max(1, bids.filter(Boolean).length - 1))",
      ],
      [
        "a seller's lowest fee counts for all lines (D3-18)",
        "Math.max(...own.map(({ feeWon }) => feeWon))",
        "Math.min(...own.map(({ feeWon }) => feeWon))",
      ],
      [
        "one seller more is chosen than was asked for (D3-18)",
        "sellers === mostSellers",
        "sellers > mostSellers",
      ],
      [
        "too few pieces count as cheap (D3-18)",
        "goodsWon !== undefined && !isShort",
        "goodsWon !== undefined",
      ],
      [
        "more sellers are chosen where fewer cost the same (D3-18)",
        "(cost === best.cost && sellers < best.sellers)",
        "(cost === best.cost && sellers > best.sellers)",
      ],
    ],
  ),
  ...mutantsOf(
    "shared/src/deal/award-plans/rules.ts",
    ["shared/src/deal/award-plans/rules.test.ts"],
    [
      [
        "minimum and multiple are left out of what an award costs (D3-18)",
        "const quantity = enough ?? near.at(-1);",
        "const quantity = wanted;",
      ],
      [
        "a quote in dollars is compared without its rate (D3-18)",
        "const rate = wonRate(currency, toKrw);",
        "const rate = 1;",
      ],
      [
        "prices with VAT are compared with those without (D3-18)",
        "supplyShare(vatMode)",
        'supplyShare("EXCLUDED")',
      ],
      [
        "the fees of one delivery are added up (D3-18)",
        "shippingWon: Math.max(...bids.map(({ feeWon }) => feeWon))",
        "shippingWon: bids.reduce((sum, { feeWon }) => sum + feeWon, 0)",
      ],
      [
        "an award lasts as long as its longest quote (D3-18)",
        "validUntil: bids.map(({ quote }) => quote.validUntil).toSorted()[0]!",
        "validUntil: bids.map(({ quote }) => quote.validUntil).toSorted().at(-1)!",
      ],
    ],
  ),
];

const quotes = mutantsOf(
  "shared/src/deal/product-estimate-responses/rules.ts",
  ["shared/src/deal/product-estimate-responses/rules.test.ts"],
  [
    [
      "a quote ends with the beginning of its last day (D1-7)",
      "now > endOfSeoulDay(response.validUntil)",
      "now > endOfSeoulDay(addDays(response.validUntil, -1))",
    ],
    [
      "a quote stands a day too long (D1-7)",
      "now > endOfSeoulDay(response.validUntil)",
      "now > endOfSeoulDay(addDays(response.validUntil, 1))",
    ],
    [
      "a quote may be valid until today alone (D1-7)",
      "validUntil > today &&",
      "validUntil >= today &&",
    ],
    [
      "a quote may be extended 31 days after its end (D2-9)",
      "addDays(response.validUntil, extensionDays)",
      "addDays(response.validUntil, extensionDays + 1)",
    ],
  ],
);

const timers = [
  ...mutantsOf(
    "shared/src/deal/estimate-groups/timers.ts",
    ["shared/src/deal/estimate-groups/timers.test.ts"],
    [
      [
        "a quote is said to end a day too late (D5-6)",
        "addMinutes(endOfSeoulDay(validUntil), 5)",
        "addMinutes(endOfSeoulDay(validUntil), 5 + 24 * 60)",
      ],
      [
        "sellers are reminded five hours before the end, not four (D5-4)",
        "const reminderHours = 4;",
        "const reminderHours = 5;",
      ],
      [
        "buyers hear a day before a quote's end, not two (D5-6)",
        "const expiringHours = 48;",
        "const expiringHours = 24;",
      ],
      ["late answers have one business day (D5-5)", "const graceDays = 2;", "const graceDays = 1;"],
      [
        "a request is closed before its deadline (D5-5)",
        "if (now < group.dueAt) return { expired };",
        "",
      ],
      ["what is answered is still reminded of (D5-4)", 'open && replyType === "PENDING"', "open"],
      [
        "an order does not keep a request open (D5-7)",
        "|| lines.some(({ hasPendingOrder }) => hasPendingOrder))",
        ")",
      ],
      [
        "a request with a strict deadline is not looked at when it ends (D5-5)",
        "    quotesMissingAt(group),\n",
        "",
      ],
    ],
  ),
  ...mutantsOf(
    "shared/src/deal/product-estimate-orders/rules.ts",
    ["shared/src/deal/product-estimate-orders/rules.test.ts"],
    [
      [
        "an order is given up a day too late (D5-1)",
        "const answerDays = 3;",
        "const answerDays = 4;",
      ],
      [
        "an order is completed a day too early (D5-2)",
        "const completeDays = 14;",
        "const completeDays = 13;",
      ],
      [
        "an order that somebody wants cancelled is completed by time (D5-2)",
        'if (!isCancelAsked(order)) return { act: "complete", at };',
        'if (order) return { act: "complete", at };',
      ],
      [
        "a request to cancel is overdue before its time (D2-18)",
        "order.cancelRequest.dueAt <= now",
        "order.cancelRequest.dueAt >= now",
      ],
    ],
  ),
];

export const orders = [...acceptance, ...stock, ...award, ...quotes, ...timers];
