import type { AdminRole } from "@bupum/shared/kernel/admin-roles";
import { createPrivateKey } from "node:crypto";
import type { Id } from "@bupum/shared/kernel/ids";
import { sellerIdOf } from "@bupum/shared/kernel/owner-ids";
import type { WriterApproval } from "@bupum/shared/accounts/users/contract";
import { SignJWT } from "jose";
import { ulid } from "./ids.ts";

/** Unique within a run: phones, business numbers and names of test people. */
let made = Math.floor(Math.random() * 1e6) * 10;
export const nextNumber = () => (made += 1);

const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5];
/** An unused business number with a valid checksum. */
export function businessNumberFrom(count: number): string {
  const nine = String(100_000_000 + (count % 900_000_000));
  const digits = Array.from(nine, Number);
  const sum = digits.reduce((total, digit, index) => total + digit * weights[index]!, 0);
  return `${nine}${(10 - ((sum + Math.floor((digits[8]! * 5) / 10)) % 10)) % 10}`;
}

export interface PersonOptions {
  phone?: string;
  name?: string;
  companyName?: string;
  role?: "USER" | "SELLER" | "ADMIN";
  /** Of an admin; an owner without one. */
  adminRole?: AdminRole;
  writerRole?: "NONE" | "WRITER" | "EXPERT";
  /** APPROVED where there is a writer's role, unless said otherwise. */
  writerApproval?: WriterApproval;
  expertCategories?: readonly Id<"wct">[];
  alarmType?: "NOT_RECEIVE" | "KAKAO" | "EMAIL";
  language?: "ko" | "en" | "zh";
  membershipType?: "BASIC" | "PREMIUM";
}

/** The rows of an account as sign-up leaves them. */
export function personRows(options: PersonOptions) {
  const count = nextNumber();
  const id: Id<"usr"> = `usr_${ulid()}`;
  const at = new Date().toISOString();
  const userId = `user${count}`;
  const phone = options.phone ?? `+8210${String(10_000_000 + (count % 89_999_999))}`;
  const email = `${userId}@example.com`;
  const role = options.role ?? "USER";
  const writerRole = options.writerRole ?? "NONE";
  const account = {
    pk: `user#${id}`,
    sk: "account",
    ...(options.role === "ADMIN" && { gsi1pk: "users#admins", gsi1sk: id }),
    gsi2pk: "users#all",
    gsi2sk: `${at}#${id}`,
    id,
    userId,
    name: options.name ?? `사람${count}`,
    companyName: options.companyName ?? `회사${count}`,
    region: "SEOUL",
    ...(options.adminRole && { adminRole: options.adminRole }),
    role,
    writerRole,
    writerApproval: options.writerApproval ?? (writerRole === "NONE" ? "NONE" : "APPROVED"),
    ...(options.expertCategories && { expertCategories: options.expertCategories }),
    ...(options.membershipType !== "BASIC" && { entitledUntil: "2099-12-31T00:00:00.000Z" }),
    sellerApproval: role === "SELLER" ? "APPROVED" : "NONE",
    email,
    emailVerified: true,
    phone,
    phoneVerified: true,
    alarmType: options.alarmType ?? "EMAIL",
    language: options.language ?? "ko",
    marketingConsent: false,
    sessionVersion: 1,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const lock = (kind: string, value: string) => ({
    pk: `lock#${kind}#${value}`,
    sk: "lock",
    ownerId: id,
  });
  const locks = [lock("userId", userId), lock("phone", phone), lock("email", email)];
  return { account, rows: [account, ...locks], count };
}

/** The rows of an approved seller beside the account. */
export function sellerRows(userId: Id<"usr">, companyName: string, count: number) {
  const id = sellerIdOf(userId);
  const at = new Date().toISOString();
  const profile = {
    companyName,
    businessNumber: businessNumberFrom(count),
    representative: "홍길동",
    address: { zip: "04524", address: "서울특별시 중구 세종대로 110" },
    region: "SEOUL",
    phone: { number: "+821012345678", visible: true },
    email: `seller${count}@example.com`,
    categories: ["PLC"],
    manufactorIds: [],
  };
  const info = {
    pk: `seller#${id}`,
    sk: "info",
    gsi1pk: "sellers#APPROVED",
    gsi1sk: `${at}#${id}`,
    gsi2pk: "sellers#approved",
    gsi2sk: `${at}#${id}`,
    id,
    userId,
    status: "APPROVED",
    draft: profile,
    approved: profile,
    companyName,
    tradingPaused: false,
    merchandiseCount: 0,
    submittedAt: at,
    reviewDueAt: at,
    approvedAt: at,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  return {
    id,
    rows: [
      info,
      {
        pk: info.pk,
        sk: "entry",
        sellerId: id,
        gsi1pk: "sellers#all",
        gsi1sk: info.gsi1sk,
        gsi2pk: "sellers#all#APPROVED",
        gsi2sk: info.gsi1sk,
      },
      { pk: `lock#business#${profile.businessNumber}`, sk: "lock", ownerId: userId },
    ],
  };
}

/** A token as after a login. */
export const tokenFor = (
  userId: Id<"usr">,
  privateKey: string,
  audience: "user" | "admin" = "user",
  sessionVersion = 1,
): Promise<string> =>
  new SignJWT({ sv: sessionVersion })
    .setProtectedHeader({ alg: "ES256" })
    .setSubject(userId)
    .setIssuer("bupum")
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime("1d")
    .sign(createPrivateKey(privateKey));
