import { useWords } from "../words.ts";

interface ReadAsProps {
  keyword: string | undefined;
  /** What was found instead, if the keyword itself found nothing. */
  readAs: string | undefined;
}

/** Says by which reading of a keyword the posts or pages below were found (D9-25). */
export function ReadAs({ keyword = "", readAs }: ReadAsProps) {
  const say = useWords("reading");
  return readAs ? <p role="status">{say("readAs", { keyword, readAs })}</p> : null;
}
