import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { e164, formatPhone, isMobile, mobileNumber, phoneNumber, toE164 } from "./phone.ts";

const fault = (schema: z.ZodMiniType, value: string) =>
  z.safeParse(schema, value).error?.issues[0]?.message;

describe("a Korean phone number", () => {
  test.each([
    ["010-1234-5678", "+821012345678", "010-1234-5678"],
    ["０１０－１２３４－５６７８", "+821012345678", "010-1234-5678"],
    // Dashes of word processors, of a copied web page, of Hangul and of Katakana, and a copied
    // mark.
    ["010–1234–5678", "+821012345678", "010-1234-5678"],
    ["010‑1234‑5678", "+821012345678", "010-1234-5678"],
    ["010—1234−5678", "+821012345678", "010-1234-5678"],
    ["010ㅡ1234ー5678", "+821012345678", "010-1234-5678"],
    ["\u202A010-1234-5678\u202C", "+821012345678", "010-1234-5678"],
    ["+82 10 1234 5678", "+821012345678", "010-1234-5678"],
    ["82-10-1234-5678", "+821012345678", "010-1234-5678"],
    ["+82 (0)10.1234.5678", "+821012345678", "010-1234-5678"],
    ["011-123-4567", "+82111234567", "011-123-4567"],
    ["02-123-4567", "+8221234567", "02-123-4567"],
    ["02-1234-5678", "+82212345678", "02-1234-5678"],
    ["031-123-4567", "+82311234567", "031-123-4567"],
    ["064-1234-5678", "+826412345678", "064-1234-5678"],
    ["070-1234-5678", "+827012345678", "070-1234-5678"],
    ["0505-123-4567", "+825051234567", "0505-123-4567"],
    ["080-123-4567", "+82801234567", "080-123-4567"],
    ["1588-1234", "+8215881234", "1588-1234"],
  ])("typed as %s is stored as %s and shown as %s", (typed, kept, shown) => {
    expect(toE164(typed)).toBe(kept);
    expect(formatPhone(kept)).toBe(shown);
  });

  test.each([
    "",
    "010-1234-567",
    "010-1234-56789",
    "012-1234-5678",
    "015-123-4567",
    "02-123-456",
    "02-12345-6789",
    "034-123-4567",
    "045-123-4567",
    "056-123-4567",
    "065-123-4567",
    "071-1234-5678",
    "0501-123-4567",
    "1488-1234",
    "+1 212 555 0100",
    "010-abcd-5678",
    "x010-1234-5678",
  ])("is not %s", (typed) => {
    expect(toE164(typed)).toBeUndefined();
  });

  test("gets messages only if it is a mobile number", () => {
    expect(isMobile("+821012345678")).toBe(true);
    expect(isMobile("+82161234567")).toBe(true);
    expect(isMobile("+8221234567")).toBe(false);
    expect(isMobile("+827012345678")).toBe(false);
  });

  test("is validated as a field, with the fault of the requested kind", () => {
    expect(z.parse(phoneNumber, "02-123-4567")).toBe("+8221234567");
    expect(z.parse(mobileNumber, "010-1234-5678")).toBe("+821012345678");
    expect(fault(mobileNumber, "02-123-4567")).toBe("MOBILE");
    expect(fault(mobileNumber, "nobody")).toBe("MOBILE");
    expect(fault(phoneNumber, "nobody")).toBe("PHONE");
    expect(z.safeParse(phoneNumber, `${" ".repeat(24)}1588-1234`).success).toBe(false);
    expect(z.safeParse(e164, "+8215881234").success).toBe(true);
    for (const bad of ["+1234567", "+1234567890123456", "8215881234", "+82 15881234"])
      expect(z.safeParse(e164, bad).success, bad).toBe(false);
  });
});
