"""
Cuts the typefaces. `npm pack @fontsource-variable/geist @fontsource-variable/geist-mono` downloads what they are cut from.
Run it with fontTools and Brotli, in a folder with the files of both packages.
"""

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont
from fontTools.varLib.varStore import VarStoreInstancer

# As in `unicode-range` of faces.css.
PARTS = {
    "basic": "20-7E A0 B7 C0-D6 D8-F6 F8-FF 2013-2014 2018-2019 201C-201D 2026",
    "signs": "A1-B6 B8-BF D7 F7 2C6 2DC 201A 201E 2022 2032-203A 20AC 2122 2191-2193 2212",
    "central": "100-17F 218-21B 1E80-1E85 1E9E 1EF2-1EF3 20A0-20AB 20AD-20C0",
    "vietnamese": "1A0-1A1 1AF-1B0 300-301 303 309 323 1EA0-1EF1 1EF4-1EF9",
}
WEIGHTS = {"geist": (400, 600), "geist-mono": 450}


def cut(name: str, part: str, letters: set[int]) -> None:
    # Fontsource has these letters in three files. None of our parts needs two of them.
    for alphabet in ("latin", "latin-ext", "vietnamese"):
        font = TTFont(f"{name}-{alphabet}-wght-normal.woff2")
        if len(letters & set(font.getBestCmap())) > len(letters) / 3:
            break
    instantiateVariableFont(font, {"wght": WEIGHTS[name]}, inplace=True)
    if "fvar" in font:
        font["fvar"].instances = []
        keep_one_kerning(font)
        round_outlines(font)
    options = Options(hinting=False, layout_features=["kern"], name_IDs=[0, 1])
    options.drop_tables += ["GDEF", "GSUB", "HVAR", "MVAR", "STAT", "gasp"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(f"{name}-{part}.woff2")


def keep_one_kerning(font: TTFont) -> None:
    """Keeps the kerning of the bold headings. Kerning that changes with the weight takes 0.8 KB more, which small text does not show."""
    deltas = VarStoreInstancer(font["GDEF"].table.VarStore, font["fvar"].axes, {"wght": 1})
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            records = [record for pairs in getattr(table, "PairSet", []) for record in pairs.PairValueRecord]
            records += [record for first in getattr(table, "Class1Record", []) for record in first.Class2Record]
            for value in (value for record in records for value in (record.Value1, record.Value2)):
                device = getattr(value, "XAdvDevice", None)
                if device:
                    value.XAdvance += round(deltas[(device.StartSize << 16) + device.EndSize])
                    value.XAdvDevice = None


def round_outlines(font: TTFont) -> None:
    """Rounds bold outlines to 1/500 em, which nobody sees and which takes 0.5 KB less."""
    for variations in font["gvar"].variations.values():
        for variation in variations:
            variation.coordinates = [
                point and tuple(2 * round(delta / 2) for delta in point) for point in variation.coordinates
            ]


def parse(ranges: str) -> set[int]:
    pairs = ([int(end, 16) for end in part.split("-")] for part in ranges.split())
    return {letter for pair in pairs for letter in range(pair[0], pair[-1] + 1)}


for name in WEIGHTS:
    for part, ranges in PARTS.items():
        cut(name, part, parse(ranges))
