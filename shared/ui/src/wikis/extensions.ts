import { isId } from "@bupum/shared/kernel/id-text";
import { linkAddress } from "@bupum/shared/reading/wikis/rich-text/address";
import { TableKit } from "@tiptap/extension-table";
import { type Attributes, type Extensions, Mark, Node } from "@tiptap/core";
import { StarterKit } from "@tiptap/starter-kit";

const number = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || null,
});
const said = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
});

type AddressOf = (fileId: string) => string | null;

/** A picture by the id of our file: one from elsewhere has no id and is dropped. */
const picture = (addressOf: AddressOf) =>
  Node.create({
    name: "image",
    group: "block",
    atom: true,
    draggable: true,
    addAttributes: (): Attributes => ({
      fileId: said("data-file-id"),
      alt: said("alt"),
      width: number("width"),
      height: number("height"),
    }),
    parseHTML: () => [
      {
        tag: "img[data-file-id]",
        getAttrs: (image) => (isId(image.getAttribute("data-file-id") ?? "", "fil") ? null : false),
      },
    ],
    renderHTML({ node }) {
      const { fileId, alt, width, height } = node.attrs;
      const src = addressOf(String(fileId));
      return ["img", { "data-file-id": fileId, src, alt: alt ?? "", width, height }];
    },
  });

/** A mentioned part or maker, as one character. */
const mention = (name: string, attribute: string, mark: string, prefix: "prd" | "mkr") =>
  Node.create({
    name,
    group: "inline",
    inline: true,
    atom: true,
    addAttributes: (): Attributes => ({ [attribute]: said(mark), label: said("data-label") }),
    parseHTML: () => [
      {
        tag: `span[${mark}]`,
        getAttrs: (span) => (isId(span.getAttribute(mark) ?? "", prefix) ? null : false),
      },
    ],
    renderHTML: ({ node }) => [
      "span",
      { [mark]: node.attrs[attribute], "data-label": node.attrs["label"] },
      String(node.attrs["label"]),
    ],
    renderText: ({ node }) => String(node.attrs["label"]),
  });

const raised = (name: string, tag: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

/**
 * The schema of the editor: the nodes and marks that a text may contain (D9-4), and nothing else.
 */
export const extensionsFor = (addressOf: AddressOf): Extensions => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    underline: false,
    link: {
      openOnClick: false,
      defaultProtocol: "https",
      isAllowedUri: (address) => linkAddress(address) !== undefined,
      shouldAutoLink: (address) => linkAddress(address) !== undefined,
    },
  }),
  TableKit.configure({ table: { resizable: false } }),
  picture(addressOf),
  mention("productMention", "productId", "data-product-id", "prd"),
  mention("makerMention", "manufactorId", "data-manufactor-id", "mkr"),
  raised("subscript", "sub"),
  raised("superscript", "sup"),
];
