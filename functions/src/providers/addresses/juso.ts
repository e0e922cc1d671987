import { type AddressFound, mostAddresses } from "@bupum/shared/reference/addresses/contract";
import { regionOfAddress } from "@bupum/shared/reference/regions/of-address";
import * as z from "zod/mini";
import { env } from "../../kernel/env.ts";
import { secretOf } from "../secret.ts";

/** The service does not answer, refuses our key, or answers in another shape. */
export class AddressesUnavailable extends Error {
  override name = "AddressesUnavailable";
}

/** What a keyword finds. */
export interface AddressPage {
  items: AddressFound[];
  total: number;
  isTooWide: boolean;
}

const reply = z.object({
  results: z.object({
    common: z.object({ errorCode: z.string(), totalCount: z.string() }),
    juso: z.nullish(
      z.array(
        z.object({
          zipNo: z.string(),
          roadAddr: z.string(),
          jibunAddr: z.string(),
          siNm: z.string(),
        }),
      ),
    ),
  }),
});

/** The service refuses a keyword that holds one of these (P9-2). */
const refusedSigns = /[%=><[\]]/g;
const refusedWords =
  /\b(?:or|select|insert|delete|update|create|drop|exec|union|fetch|declare|truncate)\b/gi;
/** Its word for a keyword that fits too much, or says too little. */
const keywordCodes = ["E0005", "E0006", "E0008", "E0009", "E0010", "E0011", "E0012"];

const wide: AddressPage = { items: [], total: 0, isTooWide: true };

/**
 * Road-name addresses of the Ministry of the Interior and Safety (P9-1). Throws
 * AddressesUnavailable; its text never holds the key.
 */
export async function findAddresses(searchKeyword: string): Promise<AddressPage> {
  const keyword = searchKeyword.replaceAll(refusedSigns, " ").replaceAll(refusedWords, " ").trim();
  if (keyword.length < 2) return wide;
  const { JUSO_URL, JUSO_SECRET } = env("addresses");
  const { confirmKey } = await secretOf(JUSO_SECRET, z.object({ confirmKey: z.string() }));
  if (confirmKey === "") throw new AddressesUnavailable("no key");
  const url = new URL("/addrlink/addrLinkApi.do", JUSO_URL);
  url.search = String(
    new URLSearchParams({
      confmKey: confirmKey,
      currentPage: "1",
      countPerPage: String(mostAddresses),
      keyword,
      resultType: "json",
    }),
  );
  const read = z.safeParse(reply, await answerOf(url));
  if (!read.success) throw new AddressesUnavailable("an answer of another shape");
  const { common, juso } = read.data.results;
  if (keywordCodes.includes(common.errorCode)) return wide;
  if (common.errorCode !== "0") throw new AddressesUnavailable(`code ${common.errorCode}`);
  const items = (juso ?? []).flatMap(({ zipNo, roadAddr, jibunAddr, siNm }) => {
    const region = regionOfAddress(siNm);
    return region ? [{ zip: zipNo, road: roadAddr, lot: jibunAddr, region }] : [];
  });
  return { items, total: Number(common.totalCount), isTooWide: false };
}

async function answerOf(url: URL): Promise<unknown> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(4_000) });
    if (answer.ok) return await answer.json();
    throw new AddressesUnavailable(`status ${answer.status}`);
  } catch (error) {
    if (error instanceof AddressesUnavailable) throw error;
    // The address holds the key: only the kind of failure is reported.
    throw new AddressesUnavailable(error instanceof Error ? error.name : "failure");
  }
}
