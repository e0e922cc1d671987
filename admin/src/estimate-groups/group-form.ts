import { groupDraft } from "@bupum/shared/deal/estimate-groups/contract";
import { defaultDueAt } from "@bupum/shared/kernel/calendar/calendar";
import { id } from "@bupum/shared/kernel/ids";
import { formatPhone } from "@bupum/shared/kernel/text/phone";
import { seoulInstant, seoulWallTime, toInstant } from "@bupum/shared/kernel/time";
import type { AdminUser } from "@bupum/shared/accounts/users/admin-contract";
import { type Filled, rowKey } from "@bupum/ui/form/rows";
import * as z from "zod/mini";

/** A line as its fields hold it; an empty text stands for "absent". */
export interface FormLine {
  /** Names the line on the screen only. */
  key: string;
  productId: string;
  partName: string;
  partNumber: string;
  manufactorName: string;
  quantity: number | string;
  unit: string;
  memo: string;
}
interface FormSeller {
  id: string;
  companyName: string;
}
export interface GroupForm {
  buyerId: string;
  lines: FormLine[];
  mode: "CHOSEN" | "AUTO";
  max: string;
  sellers: FormSeller[];
  title: string;
  memo: string;
  /** Clock time in Seoul, as the browser's own field writes it. */
  dueAt: string;
  desiredDeliveryDate: string;
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
  memo: "",
  ...line,
});

export const blankGroup = (now = toInstant(new Date())): GroupForm => ({
  buyerId: "",
  lines: [],
  mode: "CHOSEN",
  max: "3",
  sellers: [],
  title: "",
  memo: "",
  dueAt: seoulWallTime(defaultDueAt(now)),
  desiredDeliveryDate: "",
  contact: { name: "", phone: "", email: "" },
});

/** Whom sellers call: what the buyer's account says. */
export const contactOf = ({ name, phone, email }: AdminUser): GroupForm["contact"] => ({
  name,
  phone: phone ? formatPhone(phone) : "",
  email: email ?? "",
});

function bodyOf(form: Filled<GroupForm>): unknown {
  const { mode, max, sellers = [], dueAt, lines = [], ...rest } = form;
  return {
    ...rest,
    ...(dueAt && { dueAt: seoulInstant(dueAt.slice(0, 10), dueAt.slice(11, 16)) }),
    lines: lines.map(lineBody),
    ...(mode === "AUTO"
      ? { sellerSelection: { mode, max: Number(max) } }
      : { sellerIds: sellers.map((seller) => seller.id) }),
  };
}

/** A listed part goes by its id alone, and a part that is only numbered by its number. */
function lineBody({ key: _key, productId, ...line }: Filled<FormLine>) {
  const { partName, partNumber, manufactorName, quantity, ...wanted } = line;
  const named = { partName: partName ?? partNumber, partNumber, manufactorName };
  return {
    ...wanted,
    ...(quantity !== undefined && { quantity: Number(quantity) }),
    ...(productId ? { productId } : named),
  };
}

/**
 * The body of the call over the form's fields: issues keep the paths of the fields, and come in the
 * order of the page.
 */
export const groupSchema = z.pipe(
  z.transform((fields: Filled<GroupForm>) => bodyOf(fields)),
  z.strictObject({ buyerId: id("usr"), ...groupDraft.shape }),
);
