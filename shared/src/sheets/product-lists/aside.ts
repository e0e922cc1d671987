import { headOf } from "./heads.ts";
import type { ListRow } from "./rows.ts";
import type { View } from "./view.ts";

/** Why a row is not taken over. */
export const asideReasons = [
  "TITLE",
  "HEAD",
  "SUM",
  "NOT_FITTED",
  "NO_NUMBER",
  "HIDDEN",
  "BEYOND",
] as const;
export type AsideReason = (typeof asideReasons)[number];

const sums =
  /^(?:합계|총합계|소계|총계|합|계|누계|total|subtotal|grandtotal|sum|合计|小计|总计|合計|小計|総計)(?:수량|금액|qty|amount|parts|items|components)?[\d.,]*(?:ea|개|원)?$/i;
/** The sum of a group, behind its name: PLC 소계. */
const sumsOfGroup =
  /^.{1,30}(?:소계|합계|총계|subtotal|grandtotal|小计|合计|总计|小計|合計|総計)$/i;
/** Not fitted, in words that mean nothing else in whatever column. */
const alwaysNotFitted =
  /^(?:dnp|dni|dnf|not ?(?:fitted|placed|mounted|populated)|do ?not ?(?:place|populate|fit|install|mount|stuff)|미실장|미삽|미장착|不贴|不焊|空贴|未実装)$/i;
/** Further words, where a part number or a mark for it stands. */
const isNamedSo = (text: string) =>
  alwaysNotFitted.test(text) || /^(?:dns|dnm|nc|no ?fit|no ?stuff|不装)$/i.test(text);
const placeholder =
  /^(?:[-–—_.·*?~]+|n\/?a|n\.a\.?|#n\/a|x{1,3}|none|null|nil|tbd|tba|없음|해당 ?없음|미정|무|无|無|不明|\(blank\))?$/i;
const yes = /^(?:x|o|y|yes|true|1|v|✓|✔|●|○|예|是|dnp|dni|dnf)$/i;
const no = /^(?:n|no|false|0|x|아니오|아니요|否)$/i;

/** A text that says that there is none: -, n/a, x, 없음; or nothing. */
export const isPlaceholder = (text: string): boolean => placeholder.test(text.trim());

/** A word for a total, with the total, its group or a remark: 합계, Total: 12, 총계 (VAT 별도). */
export function isSum(text: string): boolean {
  const bare = plain(text).replace(/(?<=.)[([][^)\]]*[)\]]$/, "");
  return sums.test(bare) || sumsOfGroup.test(bare);
}

const plain = (text: string) => text.normalize("NFKC").replaceAll(/[\s:：-]+/g, "");

/** Why a row below the heading is no line; undefined for a line. */
export function asideReason(row: ListRow, view: View): AsideReason | undefined {
  const filled = row.cells.filter((cell) => cell !== "");
  if (row.isHidden) return "HIDDEN";
  const number = view.text(row, "partNumber").trim();
  if ([filled[0], filled[1], number].some((cell) => cell && isSum(cell))) return "SUM";
  if (isHeadAgain(row, view)) return "HEAD";
  if (isNotFitted(row, view, number)) return "NOT_FITTED";
  if (!isPlaceholder(number)) return isRemark(row, view, filled, number) ? "TITLE" : undefined;
  const code = view.text(row, "distributorCode");
  if (!isPlaceholder(code) && !isRemark(row, view, filled, code)) return undefined;
  return filled.length === 1 ? "TITLE" : "NO_NUMBER";
}

/** A heading that is repeated on each page. */
const isHeadAgain = ({ cells }: ListRow, { heads, roles }: View): boolean => {
  const isNamed = (at: number) => {
    const head = headOf(cells[at] ?? "");
    return head !== undefined && head.role === headOf(heads[at] ?? "")?.role;
  };
  return roles.filter((role, at) => role !== "none" && isNamed(at)).length >= 2;
};

function isNotFitted(row: ListRow, view: View, number: string): boolean {
  if (isNamedSo(number) || row.cells.some((text) => alwaysNotFitted.test(text.trim()))) return true;
  const mark = view.text(row, "fitted").trim();
  if (mark === "") return false;
  if (isNamedSo(mark)) return true;
  const isForFitted =
    /^(?:fitted|populated?|mounted|placed?|실장|실장여부|장착여부|贴装|是否贴装|実装)$/i;
  return isForFitted.test(plain(view.head("fitted"))) ? no.test(mark) : yes.test(mark);
}

/** A remark or a section in the column of numbers: alone in its row, and in words. */
const isRemark = (row: ListRow, view: View, filled: readonly string[], number: string): boolean =>
  filled.length === 1 &&
  view.roles.filter((role) => role !== "none").length > 1 &&
  view.has("quantity") &&
  (/[\p{Script=Hangul}\p{Script=Han}※*:]/u.test(number) || !/\d/.test(number)) &&
  row.cells.length > 0;
