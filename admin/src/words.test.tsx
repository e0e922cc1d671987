import { checkWords } from "@bupum/ui/test/words-checks";
import { en } from "./words/en.ts";
import { ko } from "./words/ko.ts";
import { zh } from "./words/zh.ts";

checkWords({ ko, en, zh });
