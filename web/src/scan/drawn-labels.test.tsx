import { readLabels } from "@bupum/shared/search/labels/read-label";
import { drawnLabel, type Grey, type Look, prepareCodes } from "../../test/drawn-label.ts";
import { expect, test } from "vitest";
import { findCodes } from "./find-codes.ts";

const gs = "\u001D";
const made = "MY2N-GS DC24";
const format06 = (...fields: string[]) => `[)>\u001E06${gs}${fields.join(gs)}\u001E\u0004`;

const kinds = [
  ["DataMatrix", format06("P1000245", `1P${made}`, "Q50", "1T24A07", "10D2631")],
  ["DataMatrix", `>[)>06${gs}K4711${gs}14K011${gs}1P${made}${gs}Q100`],
  ["DataMatrix", `[)>\u001E06${gs}P311-10K-ND${gs}1P${made}${gs}Q25${gs}20Z000000`],
  ["QRCode", `{pbn:PICK1,on:GB1,pc:C22775,pm:${made},qty:100}`],
  ["QRCode", `https://id.example.com/1P${encodeURIComponent(made)}+SC-X4U42301`],
  ["QRCode", `https://id.gs1.org/01/08801234567893/8013/${encodeURIComponent(made)}`],
  ["Code128", `1P${made}`],
  ["Code39", `1P${made}`],
] as const;

const looks: Look[] = [
  { module: 3 },
  { module: 3, degrees: -12, blur: 1 },
  { module: 3, shade: 0.45, noise: 8 },
  { module: 3, scratches: 2, degrees: 180 },
];

function imageOf({ width, height, pixels }: Grey): ImageData {
  const data = new Uint8ClampedArray(width * height * 4);
  pixels.forEach((grey, at) => data.set([grey, grey, grey, 255], at * 4));
  return { data, width, height, colorSpace: "srgb" } as ImageData;
}

test("labels of eight kinds, tilted, dim, blurred and scratched, say their part number (S10-5)", async () => {
  prepareCodes();
  const missed: string[] = [];
  for (const [format, text] of kinds)
    for (const [at, look] of looks.entries()) {
      const picture = imageOf(await drawnLabel(text, format, look));
      const { fields } = readLabels(await findCodes(picture));
      if (fields.partNumber !== made) missed.push(`${format} of ${text}, look ${at}`);
    }
  expect(missed).toEqual([]);
});
