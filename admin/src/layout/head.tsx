import { useEffect } from "react";
import { useWords } from "../words.ts";

/** Title of an admin page; index.html prevents indexing of all of them. */
export function Head({ title }: { title: string }) {
  const say = useWords("layout");
  const site = say("site");
  useEffect(() => {
    document.title = `${title} - ${site}`;
  }, [title, site]);
  return null;
}
