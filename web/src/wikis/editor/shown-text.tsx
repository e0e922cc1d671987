import type { RichNode, RichText as Body } from "@bupum/shared/reading/wikis/rich-text/nodes";
import { RichText } from "@bupum/ui/reading/rich-text";
import { baseUrl } from "../../env.ts";
import { fresh } from "./pictures.ts";

interface ShownTextProps {
  content: readonly RichNode[];
  language: string;
  anchor: string;
}

/** A text as readers will see it, with pictures that are not saved yet. */
export function ShownText({ content, language, anchor }: ShownTextProps) {
  const body: Body = { type: "doc", content: [...content] };
  return (
    <div lang={language}>
      <RichText body={body} images={`${baseUrl}/images`} fresh={fresh} anchor={anchor} />
    </div>
  );
}
