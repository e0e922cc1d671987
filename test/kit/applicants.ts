import type { sellerInfoDraft } from "@bupum/shared/accounts/seller-infos/contract";
import type * as z from "zod/mini";
import type { Codes } from "./accounts.ts";
import { businessNumberFrom, nextNumber } from "./people.ts";
import { upload } from "./upload.ts";
import type { World } from "./world.ts";

export type SellerDraft = z.input<typeof sellerInfoDraft>;
/** A person with an account. */
type Member = Pick<Awaited<ReturnType<World["member"]>>, "api">;
type Admin = Awaited<ReturnType<World["adminUser"]>>;

/** People who want to sell: with their application, and calls for the admin's decision. */
export function applicantsOf(world: World, codes: Codes, admin: Admin) {
  async function proof(member: Member, target: string): Promise<string> {
    const body = { target, purpose: "SELLER_INFO" } as const;
    const { requestId } = await member.api.phoneVerification.send({ body });
    const code = (await codes.of(requestId)) ?? "";
    return (await member.api.phoneVerification.verify({ body: { requestId, code } }))
      .verificationToken;
  }

  /** The body of an application, with its own verified phone, business file and number. */
  async function draftOf(member: Member, given: Partial<SellerDraft> = {}): Promise<SellerDraft> {
    const count = nextNumber();
    const phone = `010${String(30_000_000 + (count % 60_000_000))}`;
    const [fileName, content] = ["사업자등록증.pdf", "%PDF-1.7 registration"];
    return {
      companyName: `(주)두루미자재${count}`,
      businessNumber: businessNumberFrom(count),
      representative: "홍길동",
      address: { zip: "04524", address: "서울특별시 중구 세종대로 110" },
      region: "SEOUL",
      email: `company${count}@example.com`,
      categories: ["PLC"],
      phone: { number: phone },
      tel: { number: "02-123-4567", visible: false },
      businessFileId: await upload(member, { fileName, content, category: "FILE" }),
      verificationToken: await proof(member, phone),
      ...given,
    };
  }

  async function applicant(given: Partial<SellerDraft> = {}) {
    const member = await world.member();
    const draft = await draftOf(member, given);
    const info = await member.api.sellerInfos.create({ body: draft });
    return { ...member, draft, info };
  }

  const decide = (sellerId: `sel_${string}`, status: "APPROVED" | "REJECTED", reason?: string) =>
    admin.api.sellerInfo.decide({ body: { sellerId, status, ...(reason && { reason }) } });

  async function approved(given: Partial<SellerDraft> = {}) {
    const one = await applicant(given);
    await decide(one.info.id, "APPROVED");
    return one;
  }

  return { proof, draftOf, applicant, decide, approved };
}
