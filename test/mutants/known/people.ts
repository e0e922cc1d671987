import { mutantsOf } from "./mutant.ts";

const codes = [
  ...mutantsOf(
    "shared/src/accounts/verifications/rules.ts",
    ["shared/src/accounts/verifications/rules.test.ts"],
    [
      [
        "six codes an hour go to one number (D16-2)",
        "{ most: 5, windowSeconds: 3_600 }",
        "{ most: 6, windowSeconds: 3_600 }",
      ],
      [
        "eleven codes a day go to one number (D16-2)",
        "{ most: 10, windowSeconds: 86_400 }",
        "{ most: 11, windowSeconds: 86_400 }",
      ],
      [
        "a second code goes out after half a minute (D16-2)",
        "export const resendSeconds = 60;",
        "export const resendSeconds = 30;",
      ],
      ["a code may be tried six times (D16-2)", "mostTries = 5", "mostTries = 6"],
      [
        "a code that came by phone lives as long as one by e-mail (D16-2)",
        "{ PHONE: 180, EMAIL: 600 }",
        "{ PHONE: 600, EMAIL: 600 }",
      ],
    ],
  ),
  ...mutantsOf(
    "functions/src/accounts/verifications/items.ts",
    ["functions/src/accounts/verifications/items.test.ts"],
    [
      [
        "tries are not counted where they come at once (D16-2)",
        "    absentOrBelow: { tries: mostTries },\n",
        "",
      ],
      [
        "sends of the last hour alone are counted (D16-2)",
        "Date.parse(now) - sendsKeptSeconds * 1000",
        "Date.parse(now) - 3_600_000",
      ],
      [
        "strangers use up the codes of a forgotten password (D16-2)",
        '["forgotten password", name]',
        "[]",
      ],
      [
        "a token proves another number (D16-3)",
        "equals: { purpose, channel, target, caller }",
        "equals: { purpose, channel, caller }",
      ],
      ["a token is used after its time (D16-3)", "      atLeast: { ttl: toTtl(now) },\n", ""],
    ],
  ),
];

const contacts = [
  ...mutantsOf(
    "shared/src/talk/chats/contacts.ts",
    ["shared/src/talk/chats/contacts.test.ts", "shared/src/talk/chats/contacts-disguises.test.ts"],
    [
      ["phone numbers stay in a chat (D29-9)", '  ["PHONE", phones],\n', ""],
      ["mail addresses stay in a chat (D29-9)", '  ["EMAIL", emails],\n', ""],
      [
        "names that are told in capitals stay in a chat (D29-9)",
        '  ["MESSENGER", writtenMessengers],\n',
        "",
      ],
      [
        "a seller's shown number shows all others (D29-9)",
        "if (allowed.has(keyOf(text.slice(start, end)))) continue;",
        "if (allowed.size > 0) continue;",
      ],
      [
        "the beginning of a number stays beside its mask (D29-9)",
        "masked += text.slice(done, start) + masks[kind];",
        "masked += text.slice(done, start + 3) + masks[kind];",
      ],
    ],
  ),
  ...mutantsOf(
    "shared/src/reading/boards/rules.ts",
    ["shared/src/reading/boards/contacts.test.ts"],
    [
      ["phone numbers stay in a guest's post (D12-6)", '.replace(phones, "***-****-****")', ""],
      ["mail addresses stay in a guest's post (D12-6)", '.replace(emails, "***@***")', ""],
      ["only the first number of a post is masked (D12-6)", '  "gu",\n);', '  "u",\n);'],
    ],
  ),
  ...mutantsOf(
    "functions/src/talk/chats/rules.ts",
    ["functions/src/talk/chats/rules.test.ts"],
    [
      [
        "other files under one name are taken as a repeat (D29-6)",
        "    `${fileIds}` === `${draft.fileIds}` &&\n",
        "",
      ],
      [
        "another card under one name is taken as a repeat (D29-6)",
        "message.card?.id === draft.card?.id",
        "true",
      ],
      [
        "another text under one name is taken as a repeat (D29-6)",
        "    message.text === draft.text &&\n",
        "",
      ],
      [
        "the other one reads contact data before an order (D29-9)",
        "text: isMine ? message.text : text.text",
        "text: message.text",
      ],
      [
        "names of files show contact data (D29-9)",
        "files: isMine ? message.files : files.files",
        "files: message.files",
      ],
      [
        "a room's list shows contact data (D29-9)",
        'hidden(whole, sight).text.replaceAll(/\\s+/g, " ")',
        'whole.replaceAll(/\\s+/g, " ")',
      ],
    ],
  ),
];

const wikis = [
  ...mutantsOf(
    "web/src/wikis/merge/wiki-merge.ts",
    ["web/src/wikis/merge/wiki-merge.test.tsx"],
    [
      [
        "a section that the other one took away comes back (D9-8)",
        "if (then && ((!own && isEqual(other, then)) || (!other && isEqual(own, then)))) return [];",
        "if (then && !own && isEqual(other, then)) return [];",
      ],
      [
        "a section that I took away comes back (D9-8)",
        "if (then && ((!own && isEqual(other, then)) || (!other && isEqual(own, then)))) return [];",
        "if (then && !other && isEqual(own, then)) return [];",
      ],
      [
        "a section that one took away and the other changed is lost (D9-8)",
        "(!own && isEqual(other, then)) || (!other && isEqual(own, then))",
        "!own || !other",
      ],
      [
        "a section that one added is lost (D9-8)",
        "[...theirs.sections, ...mine.sections].map",
        "[...mine.sections].map",
      ],
      [
        "what both changed is taken from one without a question (D9-8)",
        'const choice = choices[place] ?? "both";',
        'const choice = choices[place] ?? "mine";',
      ],
      [
        "a title that the other one changed goes back (D9-8)",
        "isEqual(mine, base) ? theirs : mine",
        "isEqual(theirs, base) ? theirs : mine",
      ],
      [
        "a tag that I took away comes back (D9-8)",
        "(item) => !gone.has(item),",
        "(item) => item !== undefined,",
      ],
    ],
  ),
  ...mutantsOf(
    "web/src/wikis/merge/three-way.ts",
    ["web/src/wikis/merge/three-way.test.tsx"],
    [
      [
        "what the other one changed is lost (D9-8)",
        "if (isSame(one.mine, one.base)) settle(one.theirs);",
        "if (isSame(one.mine, one.base)) settle(one.mine);",
      ],
    ],
  ),
  ...mutantsOf(
    "web/src/reading/thread/thread-item.tsx",
    ["web/src/reading/thread/thread-item.test.tsx"],
    [
      [
        "a comment is written over what another window wrote (D0-7)",
        "const [version] = useState(remark.version);",
        "const { version } = remark;",
      ],
    ],
  ),
  ...mutantsOf(
    "functions/src/reading/wiki-comments/operations.ts",
    ["test/api/reading/wiki_comments.test.ts"],
    [
      [
        "a comment is changed from a window that shows an older one (D0-7)",
        "    mustBeSeen(body, before);\n",
        "",
      ],
      [
        "anybody changes a comment (D9-14)",
        '    if (before.authorId !== userId) throw new Problem("FORBIDDEN");\n    mustBeSeen',
        "    mustBeSeen",
      ],
    ],
  ),
];

export const people = [...codes, ...contacts, ...wikis];
