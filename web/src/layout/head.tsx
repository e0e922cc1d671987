import { PageHead, type PageHeadProps } from "@bupum/ui/frame/page-head";
import { useWords } from "../words.ts";

/** Title, description, canonical and social tags of a page; every page renders exactly one. */
export function Head(props: PageHeadProps) {
  const say = useWords("layout");
  return <PageHead siteName={say("site")} {...props} />;
}
