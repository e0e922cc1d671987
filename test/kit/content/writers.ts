import type { writerInfoDraft } from "@bupum/shared/accounts/writer-infos/contract";
import type { WriterDecision } from "@bupum/shared/accounts/writer-infos/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import type * as z from "zod/mini";
import { nextNumber } from "../people.ts";
import { upload } from "../upload.ts";
import type { World } from "../world.ts";

export type WriterDraft = z.input<typeof writerInfoDraft>;
type Admin = Awaited<ReturnType<World["adminUser"]>>;

/** The body of an application, without files unless some are stated. */
export const writerDraft = (given: Partial<WriterDraft> = {}): WriterDraft => ({
  penName: `현장엔지니어${nextNumber()}`,
  organization: "두루미자동화",
  introduction: "포장 라인 제어를 맡고 있습니다.",
  wantedRole: "WRITER",
  occupation: "제어 설계",
  careerYears: 12,
  expertise: ["PLC", "서보모터"],
  career: "식품 포장 라인의 PLC와 서보 시운전을 12년 동안 담당했습니다.",
  ...given,
});

/** People who want to write: with their application, and calls for the admin's decision. */
export function writersOf(world: World, admin: Admin) {
  async function applicant(given: Partial<WriterDraft> = {}) {
    const member = await world.member();
    const proof = {
      fileName: "자격증.pdf",
      content: "%PDF-1.7 certificate",
      category: "FILE",
    } as const;
    const draft = writerDraft({ fileIds: [await upload(member, proof)], ...given });
    const info = await member.api.writerInfos.create({ body: draft });
    return { ...member, draft, info };
  }
  const decide = (writerId: Id<"wri">, status: WriterDecision, reason?: string) =>
    admin.api.writerInfos.decide({
      body: {
        writerId,
        status,
        ...(status === "APPROVED" && { writerRole: "WRITER" }),
        ...(reason && { reason }),
      },
    });
  async function approved(given: Partial<WriterDraft> = {}) {
    const one = await applicant(given);
    return { ...one, info: await decide(one.info.id, "APPROVED") };
  }
  return { applicant, decide, approved };
}
