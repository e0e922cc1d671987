// What a code on a package or name plate says: ISO/IEC 15434 format 06 with the identifiers of
// ANSI MH10.8.2 that ECIA's EIGP 114 names, the deviations of distributors, identification links
// (IEC 61406), GS1 Digital Link, and bare codes. Nothing is looked up: a link is read, not followed.

/** What was read from one code; `text` is the code as it stands. */
export interface LabelFields {
  text: string;
  /** The maker's part number. */
  partNumber?: string;
  maker?: string;
  /** How many are in the package. */
  quantity?: number;
  /** The number that the customer gave the part. */
  customerNumber?: string;
  /** A distributor's own number of the part. */
  distributorNumber?: string;
  lot?: string;
  dateCode?: string;
  serialNumber?: string;
  /** The customer's order. */
  orderNumber?: string;
  /** 8, 12, 13 or 14 digits. */
  gtin?: string;
}
type Field = Exclude<keyof LabelFields, "text" | "quantity">;

/** Data identifiers by the field that they fill (S10-1); the first of a field that has a text counts. */
const fieldOf: Readonly<Record<string, Field>> = {
  "1P": "partNumber",
  P: "customerNumber",
  "30P": "distributorNumber",
  "1V": "maker",
  "1T": "lot",
  T: "lot",
  "10D": "dateCode",
  "9D": "dateCode",
  S: "serialNumber",
  K: "orderNumber",
};
/** Fields that only DigiKey's labels have: its own number then stands where the customer's should. */
const marksOfDigiKey = ["30P", "12Z", "20Z"];

/** Separators of records and fields, and the end, as signs that a pattern may name. */
const visible = (text: string): string =>
  text.replaceAll("\u001E", "\n").replaceAll("\u001D", "\t").replaceAll("\u0004", "");
const header = /^[^[]{0,2}\[?\)>\s?06\t/;
const identifier = /^(\d{0,2}[A-Z])([\s\S]*)$/;

const quantityOf = (text: string): number | undefined => {
  const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
  return number > 0 ? number : undefined;
};

/** Puts one coded field where it belongs; unknown identifiers and empty texts are left out. */
function put(fields: LabelFields, code: string, value: string): void {
  const text = value.trim();
  if (text === "") return;
  const name = fieldOf[code];
  if (name) fields[name] ??= text;
  const quantity = code === "Q" ? quantityOf(text) : undefined;
  if (quantity !== undefined) fields.quantity ??= quantity;
}

function readFormat06(text: string): LabelFields {
  const fields: LabelFields = { text };
  const codes = new Set<string>();
  for (const part of visible(text).replace(header, "").split("\t")) {
    const [, code, value] = identifier.exec(part) ?? [];
    if (code === undefined || value === undefined) continue;
    codes.add(code);
    put(fields, code, value);
  }
  if (!marksOfDigiKey.some((mark) => codes.has(mark))) return fields;
  const { customerNumber, ...others } = fields;
  const own = others.distributorNumber ?? customerNumber;
  return { ...others, ...(own !== undefined && { distributorNumber: own }) };
}

/** LCSC's `{pc:C22775,pm:RC0402,qty:100}`: values hold neither commas nor braces. */
function readBraces(text: string): LabelFields | undefined {
  const pairs = new Map(
    text
      .slice(1, -1)
      .split(",")
      .map((pair) => {
        const at = pair.indexOf(":");
        return [pair.slice(0, at).trim().toLowerCase(), pair.slice(at + 1).trim()] as const;
      }),
  );
  const partNumber = pairs.get("pm");
  if (!partNumber) return;
  const distributorNumber = pairs.get("pc");
  const quantity = quantityOf(pairs.get("qty") ?? "");
  return {
    text,
    partNumber,
    ...(distributorNumber && { distributorNumber }),
    ...(quantity !== undefined && { quantity }),
  };
}

/** Names by which links of makers hand over numbers in their query. */
const linkNames: Readonly<Record<string, Field>> = {
  pn: "partNumber",
  mpn: "partNumber",
  partnumber: "partNumber",
  part: "partNumber",
  model: "partNumber",
  type: "partNumber",
  ordercode: "partNumber",
  sn: "serialNumber",
  serial: "serialNumber",
  serialnumber: "serialNumber",
  lot: "lot",
};
/** GS1 Digital Link: application identifiers as steps of the path. */
const stepsOfGs1: Readonly<Record<string, Field>> = {
  "01": "gtin",
  "10": "lot",
  "21": "serialNumber",
  "8013": "partNumber",
  "240": "partNumber",
  "241": "customerNumber",
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** A link says what its path and query say (S10-3). */
function readLink(text: string): LabelFields | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return;
  const fields: LabelFields = { text };
  const steps = url.pathname.split("/").filter(Boolean).map(decoded);
  for (const [at, step] of steps.entries()) {
    const name = stepsOfGs1[step];
    const value = steps[at + 1];
    if (name && value) fields[name] ??= value;
  }
  for (const [key, value] of url.searchParams) {
    const name = linkNames[key.toLowerCase().replaceAll(/[_-]/g, "")];
    if (name && value.trim()) fields[name] ??= value.trim();
  }
  // Identifiers in the last step, as makers' identification links have them: 1P…+S….
  const coded = (steps.at(-1) ?? "").split("+");
  if (/^1P./.test(coded[0] ?? ""))
    for (const part of coded) {
      const [, code, value] = identifier.exec(part) ?? [];
      if (code !== undefined && value !== undefined) put(fields, code, value);
    }
  return fields;
}

/** A bare code: with one of the unmistakable identifiers, as a GTIN, or simply as it stands. */
function readBare(text: string): LabelFields {
  const [, code, value = ""] = /^(1P|1T|30P|10D|9D)(.{3,})$/.exec(text) ?? [];
  if (code !== undefined) {
    const fields: LabelFields = { text };
    put(fields, code, value);
    return fields;
  }
  const quantity = /^Q\d{1,6}$/.test(text) ? quantityOf(text.slice(1)) : undefined;
  if (quantity !== undefined) return { text, quantity };
  if (isGtin(text)) return { text, gtin: text };
  return { text };
}

/** GS1's check digit: weights 3 and 1 from the right. */
function isGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const digits = [...text].map(Number).toReversed();
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** Reads the text of one code; never throws. */
export function readLabel(raw: string): LabelFields {
  const text = raw.trim();
  if (header.test(visible(text))) return readFormat06(text);
  if (/^\{[\s\S]*\}$/.test(text)) return readBraces(text) ?? { text };
  return readLink(text) ?? readBare(text);
}

/**
 * What several codes of one label say together: the first code that names a field counts. Bare
 * codes stay what they are: `texts` are those that no field was read from.
 */
export function readLabels(raws: readonly string[]): { fields: LabelFields; texts: string[] } {
  const read = raws.map(readLabel);
  const fields = Object.assign({ text: "" }, ...read.toReversed()) as LabelFields;
  const texts = read.filter((one) => Object.keys(one).length === 1).map(({ text }) => text);
  return { fields: { ...fields, text: read[0]?.text ?? "" }, texts: [...new Set(texts)] };
}

/** What to search for by this label: the maker's number before all others. */
export const searchedOf = (fields: LabelFields): string =>
  fields.partNumber ??
  fields.customerNumber ??
  fields.distributorNumber ??
  fields.gtin ??
  fields.text;
