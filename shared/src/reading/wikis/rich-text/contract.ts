import * as z from "zod/mini";
import { checkedText } from "./check.ts";
import { markRules, nodeRules, type RichText, textName } from "./nodes.ts";

const attributes = z.optional(z.record(z.string(), z.unknown()));

/** A node of a text (D9-4), as Tiptap's JSON has it. */
export const richNode = z.object({
  type: z.enum([textName, ...Object.keys(nodeRules)]),
  attrs: attributes,
  get content() {
    return z.optional(z.array(richNode));
  },
  marks: z.optional(z.array(z.object({ type: z.enum(Object.keys(markRules)), attrs: attributes }))),
  text: z.optional(z.string()),
});
/** A formatted text. */
export const richText = z.object({ type: z.literal("doc"), content: z.array(richNode) });

/**
 * A text as it is sent. It is checked by hand, since a recursive schema does not bound the depth;
 * each fault has its path. Unknown attributes are removed.
 */
export const richTextSent = z.pipe(
  z.pipe(
    z.custom<RichText>().check((sent) => {
      for (const { code, path } of checkedText(sent.value).faults)
        sent.issues.push({ code: "custom", input: sent.value, message: code, path });
    }),
    z.transform((value) => checkedText(value).text),
  ),
  richText,
);
