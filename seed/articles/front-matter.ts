import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type * as z from "zod/mini";

/** What stands between the two lines of dashes, by its schema, and the text behind them. */
export function frontMatterOf<T>(
  path: string,
  schema: z.ZodMiniType<T>,
): { head: T; body: string } {
  const [, yaml, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(path, "utf8")) ?? [];
  if (yaml === undefined || body === undefined) throw new Error(`${path} has no front matter.`);
  const head = schema.safeParse(parse(yaml));
  if (!head.success) throw new Error(`${path}: ${head.error.message}`, { cause: head.error });
  return { head: head.data, body: body.trim() };
}
