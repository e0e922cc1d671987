import { extensionsFor } from "@bupum/ui/wikis/extensions";
import { pictureAddress } from "./pictures.ts";

/** What a text may contain; pictures of this visit are shown from this machine. */
export const extensions = extensionsFor(pictureAddress);
