import { groupDraft } from "@bupum/shared/deal/estimate-groups/contract";
import { defaultDueAt } from "@bupum/shared/kernel/calendar/calendar";
import { id } from "@bupum/shared/kernel/ids";
import { formatPhone } from "@bupum/shared/kernel/text/phone";
import { seoulWallTime, toInstant } from "@bupum/shared/kernel/time";
import type { AdminUser } from "@bupum/shared/accounts/users/admin-contract";
import {
  type AskedFields,
  askedOf,
  type WantedFields,
  wantedOf,
} from "@bupum/ui/estimate-groups/request-body";
import { type Filled, rowKey } from "@bupum/ui/form/rows";
import * as z from "zod/mini";

/** A line as its fields hold it; an empty text stands for "absent". */
export interface FormLine extends WantedFields {
  /** Names the line on the screen only. */
  key: string;
  unit: string;
  memo: string;
}
export interface GroupForm extends AskedFields {
  buyerId: string;
  lines: FormLine[];
  title: string;
  memo: string;
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

/** The contact from the buyer's account. */
export const contactOf = ({ name, phone, email }: AdminUser): GroupForm["contact"] => ({
  name,
  phone: phone ? formatPhone(phone) : "",
  email: email ?? "",
});

function bodyOf(form: Filled<GroupForm>): unknown {
  const { mode: _mode, max: _max, sellers: _sellers, dueAt: _dueAt, lines = [], ...rest } = form;
  return { ...rest, ...askedOf(form), lines: lines.map(lineBody) };
}

const lineBody = (line: Filled<FormLine>) => ({
  unit: line.unit,
  memo: line.memo,
  ...wantedOf(line),
});

/**
 * The body of the call over the form's fields: issues keep the paths of the fields, in the order of
 * the page.
 */
export const groupSchema = z.pipe(
  z.transform((fields: Filled<GroupForm>) => bodyOf(fields)),
  z.strictObject({ buyerId: id("usr"), ...groupDraft.shape }),
);
