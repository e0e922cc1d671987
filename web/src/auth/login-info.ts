import { readJson, write } from "@bupum/ui/storage";

/** A login that was remembered. The password stays empty: any script could read it (U2-2). */
interface LoginInfo {
  userId: string;
  password: "";
  checked: boolean;
}

/** `loginInfo` of the browser (D23-3). */
export const loginInfo = {
  get(): LoginInfo {
    const stored = readJson("loginInfo");
    const known: Record<string, unknown> =
      typeof stored === "object" && stored !== null ? { ...stored } : {};
    const userId = typeof known["userId"] === "string" ? known["userId"] : "";
    return { userId, password: "", checked: known["checked"] === true };
  },
  set: (userId: string, checked: boolean) =>
    write("loginInfo", JSON.stringify({ userId, password: "", checked })),
  clear: () => write("loginInfo", undefined),
};
