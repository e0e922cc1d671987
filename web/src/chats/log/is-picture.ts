import { extensionOf } from "@bupum/shared/accounts/files/rules";

/** Picture types that every browser can show. */
const drawn = new Set(["png", "jpg", "jpeg", "webp"]);

export const isPicture = ({ fileName }: { fileName: string }): boolean =>
  drawn.has(extensionOf(fileName));
