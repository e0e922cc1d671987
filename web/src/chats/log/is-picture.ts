import { extensionOf } from "@bupum/shared/accounts/files/rules";

/** Kinds of pictures that every browser draws. */
const drawn = new Set(["png", "jpg", "jpeg", "webp"]);

export const isPicture = ({ fileName }: { fileName: string }): boolean =>
  drawn.has(extensionOf(fileName));
