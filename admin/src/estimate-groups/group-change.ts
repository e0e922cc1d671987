import {
  adminGroupChange,
  type WholeGroupEntity,
} from "@bupum/shared/deal/estimates/admin-contract";
import { seoulInstant, seoulWallTime } from "@bupum/shared/kernel/time";
import { formatPhone } from "@bupum/shared/kernel/text/phone";
import type { Filled } from "@bupum/ui/form/rows";
import * as z from "zod/mini";
import type { GroupForm } from "./group-form.ts";

export type ChangeForm = Pick<GroupForm, "title" | "memo" | "dueAt" | "contact">;

export const changeForm = ({ title, memo, dueAt, contact }: WholeGroupEntity): ChangeForm => ({
  title,
  memo: memo ?? "",
  dueAt: seoulWallTime(dueAt),
  contact: {
    name: contact.name,
    phone: contact.phone ? formatPhone(contact.phone) : "",
    email: contact.email ?? "",
  },
});

/** The changed fields, including emptied ones; a deadline only if it changed. */
const bodyOf = (
  { dueAt: before, version }: WholeGroupEntity,
  { dueAt, title = "", memo = "", ...fields }: Filled<ChangeForm>,
): unknown => ({
  ...fields,
  title,
  memo,
  ...(dueAt &&
    dueAt !== seoulWallTime(before) && {
      dueAt: seoulInstant(dueAt.slice(0, 10), dueAt.slice(11, 16)),
    }),
  version,
});

export const changeSchema = (group: WholeGroupEntity) =>
  z.pipe(
    z.transform((fields: Filled<ChangeForm>) => bodyOf(group, fields)),
    adminGroupChange,
  );
