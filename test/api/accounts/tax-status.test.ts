import type { RequestListener } from "node:http";
import { providerSecrets } from "@bupum/infra/local/stand-ins/overrides";
import { taxOffice } from "@bupum/infra/local/stand-ins/tax-office";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codesOf } from "../../kit/accounts.ts";
import { applicantsOf } from "../../kit/applicants.ts";
import { serve, stopAll } from "../../kit/billing/provider.ts";
import { codeOf } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
let applicants: ReturnType<typeof applicantsOf>;
let service: RequestListener;

const real = taxOffice(providerSecrets.dataPortal.value.serviceKey) as RequestListener;
beforeAll(async () => {
  world = await startWorld();
  process.env["NTS_URL"] = await serve((request, reply) => service(request, reply));
  admin = await world.adminUser();
  applicants = applicantsOf(world, codesOf(world), admin);
});
afterAll(async () => {
  await stopAll();
  await world.stop();
});
beforeEach(() => {
  service = real;
});

const answering =
  (status: number, body: unknown): RequestListener =>
  (_, reply) =>
    void reply.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
const rowFor = (b_no: string, more: object) => ({
  b_no,
  b_stt: "",
  b_stt_cd: "",
  tax_type: "",
  tax_type_cd: "",
  end_dt: "",
  ...more,
});
const statusOf = (id: `sel_${string}`) =>
  admin.api.sellerInfoEntities.taxStatus({ params: { id } });

describe("the tax office's word on an applicant's business number", () => {
  test("says whether it runs, how it is taxed, and since when it ended", async () => {
    const { info, draft } = await applicants.applicant();
    const { businessNumber } = draft;
    service = answering(200, {
      status_code: "OK",
      data: [rowFor(businessNumber, { b_stt_cd: "03", tax_type_cd: "07", end_dt: "20260630" })],
    });
    expect((await statusOf(info.id)).numbers).toEqual([
      {
        businessNumber,
        state: "CLOSED",
        taxType: "SIMPLIFIED_INVOICES",
        endedOn: "2026-06-30",
      },
    ]);
    service = answering(200, {
      status_code: "OK",
      data: [rowFor(businessNumber, { b_stt_cd: "01", tax_type_cd: "01" })],
    });
    expect((await statusOf(info.id)).numbers).toEqual([
      { businessNumber, state: "OPEN", taxType: "GENERAL" },
    ]);
  });

  test("is UNKNOWN for a number that it does not have", async () => {
    const { info, draft } = await applicants.applicant();
    service = answering(200, {
      status_code: "OK",
      data: [rowFor(draft.businessNumber, { tax_type: "등록되지 않은 사업자등록번호입니다." })],
    });
    expect((await statusOf(info.id)).numbers).toEqual([
      { businessNumber: draft.businessNumber, state: "UNKNOWN" },
    ]);
  });

  test("is asked for with the key and each number once, as digits", async () => {
    const { info, draft } = await applicants.applicant();
    await applicants.decide(info.id, "APPROVED");
    const found = await statusOf(info.id);
    expect(found.numbers.map(({ businessNumber }) => businessNumber)).toEqual([
      draft.businessNumber,
    ]);
    expect(found.askedAt).toMatch(/^\d{4}-/);
  });

  test("is 503 where the service is down, refuses the key or changes its shape, and 404 without a seller", async () => {
    const { info } = await applicants.applicant();
    for (const broken of [
      answering(500, {}),
      answering(401, { code: -4, msg: "등록되지 않은 인증키 입니다." }),
      answering(200, { status_code: "OK", data: "none" }),
    ]) {
      service = broken;
      expect(await codeOf(statusOf(info.id))).toBe("UNAVAILABLE");
    }
    expect(await codeOf(statusOf("sel_01ARZ3NDEKTSV4RRFFQ69G5FA0"))).toBe("NOT_FOUND");
  });
});
