/** The package has no types. */
declare module "subset-font" {
  export default function subset(
    font: Buffer,
    text: string,
    options: { targetFormat: "truetype" },
  ): Promise<Buffer>;
}
