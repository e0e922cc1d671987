import { mutantsOf } from "./mutant.ts";

const amounts = "shared/src/kernel/money/amounts.ts";

const money = mutantsOf(
  amounts,
  ["shared/src/kernel/money/amounts.test.ts"],
  [
    [
      "half a minor unit of a line is rounded down (D0-5)",
      "(exact * 2n + scale) / (scale * 2n)",
      "(exact * 2n + scale - 1n) / (scale * 2n)",
    ],
    [
      "a line is cut off instead of rounded (D0-5)",
      "(exact * 2n + scale) / (scale * 2n)",
      "exact / scale",
    ],
    [
      "each piece is rounded, and not the line once (D0-5)",
      "const exact = toScaled(price) * BigInt(quantity) * minor;\n  const rounded = (exact * 2n + scale) / (scale * 2n);",
      "const piece = (toScaled(price) * minor * 2n + scale) / (scale * 2n);\n  const rounded = piece * BigInt(quantity);",
    ],
    [
      "a won has a hundred parts (D0-5)",
      "{ KRW: 0, USD: 2, CNY: 2 }",
      "{ KRW: 2, USD: 2, CNY: 2 }",
    ],
    ["a dollar has no cents (D0-5)", "{ KRW: 0, USD: 2, CNY: 2 }", "{ KRW: 0, USD: 0, CNY: 2 }"],
    ["a yuan has no fen (D0-5)", "{ KRW: 0, USD: 2, CNY: 2 }", "{ KRW: 0, USD: 2, CNY: 0 }"],
    ["minor units of major ones are cut off", "Math.round(major * 10", "Math.floor(major * 10"],
    ["a conversion goes the wrong way", "major * (was / is)", "major * (is / was)"],
    [
      "a conversion is made in the currency that it comes from",
      "toMinor(major * (was / is), to)",
      "toMinor(major * (was / is), from)",
    ],
    [
      "a step's price begins behind its quantity (D0-6)",
      "step.minQty <= quantity",
      "step.minQty < quantity",
    ],
    [
      "a line may not come to the most that a line may come to (D0-5)",
      "amount > mostAmount[of] ?",
      "amount >= mostAmount[of] ?",
    ],
  ],
);

const cursors = [
  ...mutantsOf(
    "functions/src/kernel/cursor.ts",
    ["functions/src/kernel/cursor.test.ts"],
    [
      [
        "a cursor is sealed for one list and opened for another (D0-13)",
        "  decipher.setAAD(Buffer.from(list));\n",
        "  decipher.setAAD(Buffer.alloc(0));\n",
      ],
      [
        "a cursor that is too short is looked into",
        'if (bytes.length <= nonceLength + tagLength) throw new Problem("CURSOR_INVALID");',
        "",
      ],
      [
        "a cursor that was changed is an error of ours",
        '  } catch {\n    throw new Problem("CURSOR_INVALID");\n  }',
        "  } finally {\n  }",
      ],
      [
        "each cursor of a place is the same",
        "const nonce = randomBytes(nonceLength);",
        "const nonce = Buffer.alloc(nonceLength);",
      ],
    ],
  ),
  ...mutantsOf(
    "functions/src/kernel/list.ts",
    ["test/api/jobs/table.test.ts"],
    [
      [
        "a cursor is taken by the same list of another owner (D0-13)",
        '    pk,\n    skPrefix ?? "",\n',
        '    skPrefix ?? "",\n',
      ],
      [
        "a cursor is taken by another part of the same partition (D0-13)",
        '    pk,\n    skPrefix ?? "",\n',
        "    pk,\n",
      ],
      [
        "a cursor is taken by the same list the other way round (D0-13)",
        "    newestFirst,\n  ].join",
        "  ].join",
      ],
    ],
  ),
];

export const kernel = [...money, ...cursors];
