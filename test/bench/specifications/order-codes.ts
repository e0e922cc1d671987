// Makers of components write value and tolerance into the part number. What a number says is known
// without its description, and so labels the values that the description should be read as (S8-7).

const tolerances: Record<string, number> = { B: 0.1, D: 0.5, F: 1, G: 2, J: 5, K: 10, M: 20 };
const letters: Record<string, number> = { R: 1, K: 1e3, M: 1e6 };

/** 104 is 10 with four zeros, 4R7 is 4.7. */
const ofCapacitor = (code: string) =>
  code.includes("R")
    ? Number(code.replace("R", "."))
    : Number(code.slice(0, 2)) * 10 ** Number(code[2]);
/** 4K7 is 4,700, and 1002 is 100 with two zeros. */
function ofResistor(code: string): number {
  const [, whole = "", letter = "", rest = ""] = /^(\d*)([RKM])(\d*)$/.exec(code) ?? [];
  if (letter !== "") return Number(`${whole || "0"}.${rest || "0"}`) * letters[letter]!;
  return Number(code.slice(0, -1)) * 10 ** Number(code.at(-1));
}

interface Family {
  category: RegExp;
  /** Groups `value` and `tolerance`. */
  number: RegExp;
  spec: "capacitance" | "resistance";
}
const ceramic = /Ceramic Capacitor(?!.*Disc)/;
const resistor = /Resistor(?!.*Network)/;
const cap = String.raw`(?<value>\d{3}|\dR\d)(?<tolerance>[JKMFG])`;
const families: Family[] = [
  [ceramic, `CL\\d\\d[A-Z]${cap}`],
  [ceramic, `GRM\\w{6}\\d[A-Z]${cap}`],
  [ceramic, `C\\d{4}[A-Z0-9]{3}\\d[A-Z]${cap}`],
  [ceramic, `^\\d{4}\\d?[A-Z][A-Z]${cap}A[TZ]`],
  [ceramic, `^\\d{4}(?:B|X|CG|N)${cap}\\d{3}`],
  [ceramic, String.raw`^CC\d{4}(?<tolerance>[JKMFG])\w*?\d[A-Z]{2}(?<value>\d{3})$`],
  [resistor, String.raw`^R[CTL]\d{4}(?<tolerance>[FJDB])R-(?:07|7W)(?<value>\d*[RKM]\d*)L$`],
  [resistor, String.raw`^\d{4}W[A-Z]?(?<tolerance>F)(?<value>\d{4})T5E$`],
  [resistor, String.raw`^CRCW\d{4}(?<value>\d*[RKM]\d*)(?<tolerance>[FJ])K`],
  [resistor, String.raw`^ERJ\w{2,3}[EK]?(?<tolerance>F)(?<value>\d{4}|\d*R\d+)[VXU]$`],
  [resistor, String.raw`^ERJ\w{2,3}[EK]?(?<tolerance>J)(?<value>\d{3}|\d*R\d+)[VXU]$`],
  [resistor, String.raw`^CR\d{4}-(?<tolerance>F)X-(?<value>\d{4})ELF`],
].map(([category, number]) => ({
  category: category as RegExp, // By the rows above.
  number: new RegExp(number!),
  spec: category === ceramic ? "capacitance" : "resistance",
}));

/** What a part number says of its part, where its maker's way of writing is known. */
export function saidByNumber(partNumber: string, category: string): string[] {
  const family = families.find(
    ({ category: of, number }) => of.test(category) && number.test(partNumber),
  );
  const { value = "", tolerance = "" } = family?.number.exec(partNumber)?.groups ?? {};
  if (!family) return [];
  const size = family.spec === "capacitance" ? ofCapacitor(value) * 1e-12 : ofResistor(value);
  return [`${family.spec}=${size}`, `tolerance=${tolerances[tolerance]}`];
}
