import {
  estimateLimits,
  groupDraft,
  groupLineDraft,
  mostBomLines,
} from "@bupum/shared/deal/estimate-groups/contract";
import { defaultDueAt } from "@bupum/shared/kernel/calendar/calendar";
import { formatPhone } from "@bupum/shared/kernel/text/phone";
import { addHours, seoulWallTime, toInstant } from "@bupum/shared/kernel/time";
import type { User } from "@bupum/shared/accounts/users/contract";
import type { Region } from "@bupum/shared/reference/regions/regions";
import type { UploadedFile } from "@bupum/ui/files/uploads";
import { storeDraft, storedDraft } from "@bupum/ui/form/stored-draft";
import {
  type AskedFields,
  askedOf,
  type WantedFields,
  wantedOf,
} from "@bupum/ui/estimate-groups/request-body";
import { type Filled, rowKey } from "@bupum/ui/form/rows";
import * as z from "zod/mini";
import { actingCompany } from "../acting.ts";
import { basket } from "../trade/basket.ts";
import { type BasketItem, basketName } from "../trade/basket-list.ts";

/**
 * Under this name the request survives a reload and the way through the login; that of a company
 * has a name of its own (D46-6).
 */
export const draftName = (): string =>
  ["estimate-request", actingCompany()].filter(Boolean).join("-");

/** Files that one line takes. */
export const mostLineFiles = 5;

/** A line as its fields hold it; an empty text stands for "absent". */
export interface FormLine extends WantedFields {
  /** Names the line on the screen only. */
  key: string;
  unit: string;
  targetPrice: string;
  requiredCondition: string;
  allowAlternative: boolean;
  memo: string;
  /** What the buyer calls the part; where it is left empty, what is remembered (D31-5). */
  ownNumber: string;
  /** Drawings and pictures of this line. */
  files: UploadedFile[];
}
export type FormSeller = AskedFields["sellers"][number];
export interface GroupForm extends AskedFields {
  lines: FormLine[];
  /** Who uploaded the files of the lines: nobody else may send them. */
  uploader?: string;
  /** A list that became several requests, of which some were sent; absent before. */
  bom?: { id: string; sent: number };
  /** The buyer chose that lines beyond the plan leave as several requests (D18-2). */
  isSplit?: boolean;
  title: string;
  memo: string;
  strictDeadline: boolean;
  desiredDeliveryDate: string;
  region: string;
  shippingFeePayer: string;
  contact: { name: string; phone: string; email: string };
}

export const blankLine = (line: Partial<FormLine> = {}): FormLine => ({
  key: rowKey(),
  productId: "",
  partName: "",
  partNumber: "",
  manufactorName: "",
  quantity: 1,
  unit: "EA",
  targetPrice: "",
  requiredCondition: "ANY",
  allowAlternative: true,
  memo: "",
  ownNumber: "",
  files: [],
  ...line,
});

export const lineOf = (item: BasketItem): FormLine =>
  blankLine({
    productId: item.productId,
    partName: item.name,
    partNumber: item.partNumber,
    manufactorName: item.manufactorName,
    quantity: item.quantity,
    unit: item.unit,
  });

/** What the basket keeps of a listed part. */
export const itemOf = (line: FormLine): BasketItem => ({
  // Lines of listed parts come from the catalogue or from the basket.
  productId: line.productId as BasketItem["productId"],
  partNumber: line.partNumber,
  manufactorName: line.manufactorName,
  name: line.partName,
  unit: line.unit,
  quantity: Number(line.quantity),
});

/** Files of a request that are there or on their way, by the field they belong to. */
export type FileCounts = Readonly<Record<string, number>>;

/** How many files the other fields of one request leave to a field. */
export const roomIn = (counts: FileCounts, field: string): number =>
  Object.entries(counts).reduce<number>(
    (room, [name, count]) => (name === field ? room : room - count),
    estimateLimits.files,
  );

/** The field of a file that the server refused: its path, and the line where it is one's. */
export function fieldOfFile({ lines }: GroupForm, whole: readonly UploadedFile[], fileId: unknown) {
  const isIt = (file: UploadedFile) => file.fileId === fileId;
  const index = lines.findIndex(({ files }) => files?.some(isIt));
  const file = lines[index]?.files.find(isIt) ?? whole.find(isIt);
  if (!file) return undefined;
  return index < 0
    ? { path: "fileIds", fileName: file.fileName, index: 0 }
    : { path: `lines.${index}.files`, fileName: file.fileName, index };
}

/** Whether two lines are of one part in one unit, and no two of the buyer's numbers. */
const isOneLine = (one: FormLine, other: FormLine): boolean =>
  one.productId !== "" &&
  one.productId === other.productId &&
  one.unit === other.unit &&
  (!one.ownNumber || !other.ownNumber || one.ownNumber === other.ownNumber);

/** Lines with others behind them; a part already among them in that unit gets the added quantity. */
export function addedUp(lines: readonly FormLine[], added: readonly FormLine[]): FormLine[] {
  const all = [...lines];
  for (const line of added) {
    const at = all.findIndex((known) => isOneLine(known, line));
    const known = all[at];
    if (!known) all.push(line);
    else
      all[at] = {
        ...known,
        quantity: Number(known.quantity) + Number(line.quantity),
        ownNumber: known.ownNumber || line.ownNumber,
      };
  }
  return all;
}

/** What the address asks for on top of what was typed before. */
export interface AddressPrefill {
  sellers: FormSeller[];
  partName?: string;
  /** How many of a part, where its page said so. */
  quantity?: { productId: string; count: number };
  /** Where the goods usually go; not in the address. */
  region?: Region | "";
}

function contactOf(user: User | undefined, typed: Partial<GroupForm["contact"]> = {}) {
  return {
    name: typed.name || (user?.name ?? ""),
    phone: typed.phone || (user?.phone ? formatPhone(user.phone) : ""),
    email: typed.email || (user?.email ?? ""),
  };
}

const withoutFiles = (line: FormLine): FormLine => ({ ...line, files: [] });

type Quantities = Readonly<Record<string, number>>;
export const quantitiesName = (): string => `${draftName()}-basket`;
/** The basket's quantities as the lines of the form took or changed them last, by product (D46-8). */
export const basketQuantities = (): Quantities => storedDraft(quantitiesName()) as Quantities;

/** Lines of products that have one line only: the basket has one quantity of each. */
export function onlyLines(lines: readonly FormLine[]): FormLine[] {
  const counts = new Map<string, number>();
  for (const { productId } of lines) counts.set(productId, (counts.get(productId) ?? 0) + 1);
  return lines.filter(({ productId }) => productId !== "" && counts.get(productId) === 1);
}

/**
 * Lines with the basket's newest quantities where no other was typed since (D46-8); those that
 * another person on this browser typed say nothing. Keeps which quantities they have taken.
 */
function withNewest(
  lines: readonly FormLine[],
  items: readonly BasketItem[],
  isAnothers: boolean,
): FormLine[] {
  const known = basketQuantities();
  const newest = new Map<string, number>(items.map((item) => [item.productId, item.quantity]));
  const only = new Set(onlyLines(lines));
  const isTyped = ({ productId, quantity }: FormLine) =>
    !isAnothers && Number(quantity) !== known[productId];
  const taken = new Map(newest);
  // What a guest typed is still typed after the login, where the account's quantity is another one.
  if (basketName() === undefined)
    for (const line of only)
      if (isTyped(line) && known[line.productId] !== undefined)
        taken.set(line.productId, known[line.productId]!);
  storeDraft(quantitiesName(), Object.fromEntries(taken));
  return lines.map((line) =>
    only.has(line) && !isTyped(line)
      ? { ...line, quantity: newest.get(line.productId) ?? line.quantity }
      : line,
  );
}

function linesOf(
  typed: readonly FormLine[] = [],
  { partName, quantity }: AddressPrefill,
  isAnothers: boolean,
): FormLine[] {
  const items = basket.get().filter(({ isGone }) => !isGone);
  const inBasket = new Set<string>(items.map(({ productId }) => productId));
  const kept = typed.filter(({ productId }) => productId === "" || inBasket.has(productId));
  const held = withNewest(kept, items, isAnothers).map((line) =>
    line.productId === quantity?.productId ? { ...line, quantity: quantity.count } : line,
  );
  const known = new Set(held.map(({ productId }) => productId));
  const added = items.filter(({ productId }) => !known.has(productId));
  const isNamed = !partName || held.some((line) => line.partName === partName);
  return [...held, ...added.map(lineOf), ...(isNamed ? [] : [blankLine({ partName })])];
}

/**
 * The request's current content: what was typed, the basket's parts, what the address asks for.
 * Written down at once, so that the form starts with it. `now` is an instant.
 */
export function prefilledForm(
  user: User | undefined,
  prefill: AddressPrefill,
  now = toInstant(new Date()),
) {
  const typed = storedDraft(draftName()) as Partial<GroupForm>;
  const isDueOpen = typed.dueAt && seoulWallTime(addHours(now, 1)) < typed.dueAt;
  // While nobody is logged in the files wait for the person who uploaded them.
  const uploader = user?.id ?? typed.uploader;
  const isOthers = uploader !== typed.uploader;
  const isAnothers = isOthers && typed.uploader !== undefined;
  const sellers = [...(typed.sellers ?? []), ...prefill.sellers];
  const form: GroupForm = {
    lines: linesOf(isOthers ? typed.lines?.map(withoutFiles) : typed.lines, prefill, isAnothers),
    ...(uploader && { uploader }),
    ...(typed.bom && { bom: typed.bom }),
    ...(typed.isSplit && { isSplit: true }),
    mode: prefill.sellers.length > 0 ? "CHOSEN" : (typed.mode ?? "CHOSEN"),
    max: typed.max ?? "3",
    sellers: [...new Map(sellers.map((seller) => [seller.id, seller])).values()],
    title: typed.title ?? "",
    memo: typed.memo ?? "",
    dueAt: isDueOpen && typed.dueAt ? typed.dueAt : seoulWallTime(defaultDueAt(now)),
    strictDeadline: typed.strictDeadline ?? false,
    desiredDeliveryDate: typed.desiredDeliveryDate ?? "",
    region: typed.region ?? prefill.region ?? "",
    shippingFeePayer: typed.shippingFeePayer ?? "",
    contact: contactOf(user, typed.contact),
  };
  storeDraft(draftName(), { ...form });
  return form;
}

/** The fields as the contract's body; a listed part goes by its id alone. */
function bodyOf(form: Filled<GroupForm>): unknown {
  const { mode: _mode, max: _max, sellers: _sellers, dueAt: _dueAt, ...more } = form;
  const { bom: _bom, uploader: _uploader, isSplit: _isSplit, lines = [], ...rest } = more;
  return { ...rest, ...askedOf(form), lines: lines.map(lineBody) };
}

function lineBody(line: Filled<FormLine>) {
  const { unit, targetPrice, requiredCondition, allowAlternative, memo, ownNumber, files } = line;
  return {
    unit,
    targetPrice,
    requiredCondition,
    allowAlternative,
    memo,
    ownNumber,
    ...(files && { fileIds: files.map((file) => file?.fileId) }),
    ...wantedOf(line),
  };
}

/** The contract's body over the form's fields: issues keep the paths of the fields. */
export const groupSchema = z.pipe(
  z.transform((fields: Filled<GroupForm>) => bodyOf(fields)),
  // A longer list leaves as several requests.
  z.extend(groupDraft, {
    lines: z.array(groupLineDraft).check(z.minLength(1), z.maxLength(mostBomLines)),
  }),
);
