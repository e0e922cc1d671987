import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";

const oneId = "prd_[0-7][0-9A-HJKMNP-TV-Z]{25}";

/** Ids of parts, separated by commas. */
export const productIdList = (most: number) =>
  z.pipe(
    z
      .string()
      .check(z.maxLength(most * 31), z.regex(new RegExp(`^${oneId}(,${oneId}){0,${most - 1}}$`))),
    z.pipe(
      z.transform((text: string) => text.split(",")),
      z.array(id("prd")).check(z.maxLength(most)),
    ),
  );
