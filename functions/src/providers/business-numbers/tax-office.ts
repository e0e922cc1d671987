import { taxTypes } from "@bupum/shared/accounts/seller-infos/tax-states";
import type { TaxStatus } from "@bupum/shared/accounts/seller-infos/tax-status";
import { Problem } from "@bupum/shared/kernel/problem";
import * as z from "zod/mini";
import { env } from "../../kernel/env.ts";
import { log } from "../../kernel/log.ts";
import { secretOf } from "../secret.ts";

/** The service does not answer, refuses our key, or answers in another shape. */
class TaxOfficeUnavailable extends Error {
  override name = "TaxOfficeUnavailable";
}

/** The most numbers of one call (P10-1). */
export const mostNumbers = 100;

const reply = z.object({
  status_code: z.literal("OK"),
  data: z.array(
    z.object({
      b_no: z.string(),
      b_stt_cd: z.string(),
      tax_type_cd: z.string(),
      end_dt: z.string(),
    }),
  ),
});

const states = { "01": "OPEN", "02": "PAUSED", "03": "CLOSED" } as const;
// The service's codes are the places of the list, from 01 on.
const taxTypeOf = (code: string) => taxTypes[Number(code) - 1];
const dayOf = (digits: string) => /^(\d{4})(\d{2})(\d{2})$/.exec(digits)?.slice(1).join("-");

/**
 * What the National Tax Service says of business numbers, in the order asked for (P10-1). Throws
 * UNAVAILABLE, with the reason in the log; it never holds the key.
 */
export async function taxStatuses(numbers: readonly string[]): Promise<TaxStatus[]> {
  try {
    return await asked(numbers);
  } catch (error) {
    if (!(error instanceof TaxOfficeUnavailable)) throw error;
    log("error", { event: "no tax office", error: error.message });
    throw new Problem("UNAVAILABLE");
  }
}

/** Throws TaxOfficeUnavailable. */
async function asked(numbers: readonly string[]): Promise<TaxStatus[]> {
  if (numbers.length > mostNumbers) throw new RangeError(`One call takes ${mostNumbers} numbers.`);
  if (numbers.length === 0) return [];
  const { NTS_URL, NTS_SECRET } = env("taxOffice");
  const { serviceKey } = await secretOf(NTS_SECRET, z.object({ serviceKey: z.string() }));
  if (serviceKey === "") throw new TaxOfficeUnavailable("no key");
  const url = new URL("/api/nts-businessman/v1/status", NTS_URL);
  url.search = String(new URLSearchParams({ serviceKey }));
  const read = z.safeParse(reply, await answerOf(url, numbers));
  if (!read.success) throw new TaxOfficeUnavailable("an answer of another shape");
  const found = new Map(read.data.data.map((one) => [one.b_no, one]));
  return numbers.map((businessNumber): TaxStatus => {
    const one = found.get(businessNumber);
    const state = one && Object.entries(states).find(([code]) => code === one.b_stt_cd)?.[1];
    const taxType = one && taxTypeOf(one.tax_type_cd);
    const endedOn = one && dayOf(one.end_dt);
    return {
      businessNumber,
      state: state ?? "UNKNOWN",
      ...(taxType && { taxType }),
      ...(endedOn && { endedOn }),
    };
  });
}

async function answerOf(url: URL, numbers: readonly string[]): Promise<unknown> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ b_no: numbers }),
      signal: AbortSignal.timeout(4_000),
    });
    if (answer.ok) return await answer.json();
    throw new TaxOfficeUnavailable(`status ${answer.status}`);
  } catch (error) {
    if (error instanceof TaxOfficeUnavailable) throw error;
    // The address holds the key: only the kind of failure is reported.
    throw new TaxOfficeUnavailable(error instanceof Error ? error.name : "failure");
  }
}
