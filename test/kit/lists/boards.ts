import type { ListCase } from "./types.ts";

/** Lists of programs that draw boards, and carts of distributors. */
export const boards: readonly ListCase[] = [
  {
    name: "KiCad 7 with a maker's number in a field of its own",
    sheet: {
      as: "utf-8",
      text: '"Reference","Value","Datasheet","Footprint","Qty","DNP","MPN","Manufacturer"\n"C1,C2,C5","100nF","~","Capacitor_SMD:C_0603_1608Metric","3","","GRM188R71H104KA93D","Murata"\n"R1","10k","~","Resistor_SMD:R_0603","1","DNP","RC0603FR-0710KL","Yageo"\n"U1","STM32F103C8T6","","Package_QFP:LQFP-48","1","","STM32F103C8T6","ST"\n',
    },
    lines: [
      ["GRM188R71H104KA93D", "Murata", 3],
      ["STM32F103C8T6", "ST", 1],
    ],
    aside: [[3, "NOT_FITTED"]],
  },
  {
    name: "KiCad without numbers: the value stands for it",
    sheet: {
      as: "utf-8",
      text: "Reference,Value,Footprint,Qty,DNP\nC1-C4,100nF,C_0603,4,\nD1,1N4148W,SOD-123,1,\n",
    },
    lines: [
      ["100nF", "", 4],
      ["1N4148W", "", 1],
    ],
  },
  {
    name: "KiCad's old list with semicolons and serial numbers",
    sheet: {
      as: "utf-8",
      text: '"Id";"Designator";"Footprint";"Quantity";"Designation";"Supplier and ref"\n1;"R1,R2";"R_0603";2;"4k7";\n2;"J1";"USB_C";1;"USB4105-GF-A";\n',
    },
    lines: [
      ["4k7", "", 2],
      ["USB4105-GF-A", "", 1],
    ],
  },
  {
    name: "EasyEDA for JLCPCB, in UTF-16 with tabs",
    sheet: {
      as: "utf-16",
      text: "ID\tName\tDesignator\tFootprint\tQuantity\tManufacturer Part\tManufacturer\tSupplier\tSupplier Part\tPrice\r\n1\t100nF\tC1,C2\tC0603\t2\tCC0603KRX7R9BB104\tYAGEO\tLCSC\tC14663\t0.002\r\n2\tLED-RED\tLED1\tLED0603\t1\tKT-0603R\tHubei KENTO\tLCSC\tC2286\t0.006\r\n",
    },
    lines: [
      ["CC0603KRX7R9BB104", "YAGEO", 2],
      ["KT-0603R", "Hubei KENTO", 1],
    ],
  },
  {
    name: "JLCPCB's own form: the code of LCSC is the only number",
    sheet: {
      as: "utf-8",
      text: 'Comment,Designator,Footprint,JLCPCB Part #（optional）\n100nF,"C1,C2",C0603,C14663\nAMS1117-3.3,U1,SOT-223,C6186\n',
    },
    lines: [
      ["C14663", "", 2],
      ["C6186", "", 1],
    ],
  },
  {
    name: "Altium with two suppliers and blank numbers",
    sheet: {
      as: "utf-8-bom",
      text: '"Comment","Description","Designator","Footprint","LibRef","Quantity","Manufacturer 1","Manufacturer Part Number 1","Supplier 1","Supplier Part Number 1"\n"10uF","CAP CER 10UF 25V","C1, C2","C0805","CAP","2","TDK","C2012X5R1E106K125AB","Digi-Key","445-5984-1-ND"\n"Test point","","TP1","TP","TP","1","","","",""\n',
    },
    lines: [["C2012X5R1E106K125AB", "TDK", 2]],
    aside: [[3, "NO_NUMBER"]],
  },
  {
    name: "Altium with lines about the project above the head",
    sheet: {
      as: "utf-8",
      text: "Bill of Materials,,,\nProject:,Motor driver.PrjPcb,,\nReport Date:,2026-11-20,,\n,,,\nDesignator,Quantity,Manufacturer,Manufacturer Part Number\nQ1,1,Infineon,IPB017N10N5\nU2,1,TI,DRV8323HRTAR\n",
    },
    lines: [
      ["IPB017N10N5", "Infineon", 1],
      ["DRV8323HRTAR", "TI", 1],
    ],
    aside: [
      [1, "TITLE"],
      [2, "TITLE"],
      [3, "TITLE"],
    ],
  },
  {
    name: "Eagle, whose parts are references",
    sheet: {
      as: "utf-8",
      text: '"Qty";"Value";"Device";"Package";"Parts";"Description";"MF";"MPN"\n"2";"22pF";"C-EU0603";"C0603";"C3, C4";"CAPACITOR";"AVX";"06035A220JAT2A"\n',
    },
    lines: [["06035A220JAT2A", "AVX", 2]],
  },
  {
    name: "SolidWorks, whose items count and whose part numbers are drawings",
    sheet: {
      as: "windows-1252",
      text: "ITEM NO.\tPART NUMBER\tDESCRIPTION\tQTY.\n1\tDIN912-M6x20\tSchraube für Gehäuse\t8\n2\t6204-2RSH\tRillenkugellager ø47\t2\n",
    },
    lines: [
      ["DIN912-M6x20", "", 8],
      ["6204-2RSH", "", 2],
    ],
  },
  {
    name: "a cart of DigiKey",
    sheet: {
      as: "utf-8",
      text: '"Index","Quantity","Part Number","Manufacturer Part Number","Description","Customer Reference","Available","Backorder","Unit Price","Extended Price USD"\n"1","10","296-1395-5-ND","NE555P","IC OSC SGL TIMER 100KHZ 8-DIP","","10","0","0.41","4.10"\n"2","5","2N3904FS-ND","2N3904BU","TRANS NPN 40V","","5","0","0.20","1.00"\n"","","","","","","","","Subtotal","5.10"\n',
    },
    lines: [
      ["NE555P", "", 10],
      ["2N3904BU", "", 5],
    ],
    aside: [[4, "SUM"]],
  },
  {
    name: "a cart of Mouser, whose heads end in colons",
    sheet: {
      text: "Mouser #:\tMfr. #:\tManufacturer:\tCustomer #:\tDescription:\tOrder Qty.\n595-LM358DR\tLM358DR\tTexas Instruments\t\tOperational Amplifiers\t25\n81-GRM188R71H104KA3D\tGRM188R71H104KA93D\tMurata\t\tMLCC\t100\n",
    },
    lines: [
      ["LM358DR", "Texas Instruments", 25],
      ["GRM188R71H104KA93D", "Murata", 100],
    ],
  },
  {
    name: "a cart of LCSC",
    sheet: {
      as: "utf-8",
      text: "LCSC Part Number,Manufacture Part Number,Manufacturer,Customer NO.,Package,Description,RoHS,Order Qty.,Min/Mult Order Qty.,Unit Price($),Order Price($)\nC25804,0603WAF1002T5E,UNI-ROYAL,,0603,10k,YES,100,100/100,0.0008,0.08\n",
    },
    lines: [["0603WAF1002T5E", "UNI-ROYAL", 100]],
  },
  {
    name: "a hand-made list of a hobby project",
    sheet: {
      text: "Part\tQty\tNotes\nATmega328P-PU\t1\twith bootloader\n16MHz crystal\t1\t\nLM7805CT\t2\tTO-220\n",
    },
    lines: [
      ["ATmega328P-PU", "", 1],
      ["16MHz crystal", "", 1],
      ["LM7805CT", "", 2],
    ],
  },
  {
    name: "OrCAD with underlines below the head and quantities of references",
    sheet: {
      text: "Item\tQuantity\tReference\tPart\n______\t______\t______\t______\n1\t2\tC1,C2\t0.1uF/50V\n2\t1\tU1\tMAX232CPE+\n",
    },
    lines: [
      ["0.1uF/50V", "", 2],
      ["MAX232CPE+", "", 1],
    ],
    aside: [[2, "NO_NUMBER"]],
  },
  {
    name: "references in the column of quantities",
    sheet: { text: "MPN\tQuantity\nLM358DR\tU1, U2\nNE555P\t3\n" },
    lines: [
      ["LM358DR", "", 2],
      ["NE555P", "", 3],
    ],
  },
  {
    name: "a lead-free plus tells two parts apart",
    sheet: {
      text: "MPN\tMaker\tQty\nMAX232CPE+\tMaxim\t1\nMAX232CPE\tMaxim\t1\nmax232cpe+\tMaxim\t2\n",
    },
    lines: [
      ["MAX232CPE+", "Maxim", 3],
      ["MAX232CPE", "Maxim", 1],
    ],
  },
  {
    name: "fitted says no, populate says yes",
    sheet: { text: "MPN\tQty\tFitted\nLM358DR\t1\tYes\nNE555P\t2\tNo\nTL431\t1\tNot Fitted\n" },
    lines: [["LM358DR", "", 1]],
    aside: [
      [3, "NOT_FITTED"],
      [4, "NOT_FITTED"],
    ],
  },
  {
    name: "a quantity for one board beside the total",
    sheet: { text: "MPN\tQty per board\tTotal Qty\nLM358DR\t2\t20\nNE555P\t1\t10\n" },
    lines: [
      ["LM358DR", "", 20],
      ["NE555P", "", 10],
    ],
  },
  {
    name: "a number in exponents, and one beyond fifteen digits",
    sheet: {
      as: "utf-8",
      text: "Part No,Qty\n9.55167E+12,3\n1900000000000000000,1\n4016780123,2\n",
    },
    lines: [
      ["9.55167E+12", "", 3, undefined, "SCIENTIFIC"],
      ["1900000000000000000", "", 1, undefined, "DIGITS"],
      ["4016780123", "", 2],
    ],
  },
  {
    name: "numbers that a spreadsheet made dates of",
    sheet: { as: "utf-8", text: "Part No,Qty\n3-Jan,3\nMar-05,1\n3-1,2\n" },
    lines: [
      ["3-Jan", "", 3, undefined, "DATE"],
      ["Mar-05", "", 1, undefined, "DATE"],
      ["3-1", "", 2],
    ],
  },
];
