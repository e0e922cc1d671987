import { randomBytes } from "node:crypto";
import { callPopbill } from "./popbill-call.ts";
import { digitsOf } from "./popbill-document.ts";
import { done } from "./popbill-shapes.ts";
import { linkKeys } from "./popbill-token.ts";
import type { Joining, JoinOutcome } from "./port.ts";

const path = "/Join";
/** 8 to 20 letters, digits and marks. Nobody logs in with it, so it is kept nowhere. */
const freshPassword = () => `${randomBytes(11).toString("base64url")}aA1!`;
const cut = (text: string, most: number): string => [...text].slice(0, most).join("");

/** Makes a seller a member of the provider under the market's account. A member stays one. */
export async function joinProvider(joining: Joining): Promise<JoinOutcome> {
  const businessNumber = digitsOf(joining.businessNumber);
  const { linkId } = await linkKeys();
  const body = {
    LinkID: linkId,
    CorpNum: businessNumber,
    CEOName: cut(joining.representative, 100),
    CorpName: cut(joining.name, 200),
    Addr: cut(joining.address, 300),
    BizType: cut(joining.businessType, 100),
    BizClass: cut(joining.businessItem, 100),
    ContactName: cut(joining.contactName, 100),
    ContactEmail: cut(joining.email, 100),
    ContactTEL: cut(joining.phone, 20),
    ID: `bupum${businessNumber}`,
    Password: freshPassword(),
  };
  const reply = await callPopbill({ method: "POST", path, name: path, body }, done);
  if (reply.state === "REPLIED") return { state: "JOINED" };
  const isMember = await callPopbill(
    {
      method: "GET",
      path: `${path}?${String(new URLSearchParams({ CorpNum: businessNumber, LID: linkId }))}`,
      name: path,
    },
    done,
  );
  return isMember.state === "REPLIED" ? { state: "JOINED" } : reply;
}
