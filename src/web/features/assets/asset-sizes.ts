/** A picture that a store or a phone asks for: what it is called there, its file, and its size in pixels. */
export interface AssetSize {
  readonly name: string;
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

export const splashSizes = [
  { name: 'iOS Universal', file: 'Default@2x~universal~anyany.png', width: 2732, height: 2732 },
  { name: 'Android MDPI', file: 'splash-mdpi.png', width: 320, height: 480 },
  { name: 'Android HDPI', file: 'splash-hdpi.png', width: 480, height: 800 },
  { name: 'Android XHDPI', file: 'splash-xhdpi.png', width: 720, height: 1280 },
  { name: 'Android XXHDPI', file: 'splash-xxhdpi.png', width: 960, height: 1600 },
  { name: 'Android XXXHDPI', file: 'splash-xxxhdpi.png', width: 1280, height: 1920 },
] as const satisfies readonly AssetSize[];

const icon = (name: string, file: string, size: number): AssetSize => ({
  name,
  file: `${file}.png`,
  width: size,
  height: size,
});

export const iconSizes: readonly AssetSize[] = [
  icon('iOS App Store', 'AppIcon-1024', 1024),
  icon('Play Store', 'play-store-512', 512),
  icon('iOS 60pt@3x', 'AppIcon-60@3x', 180),
  icon('iOS 60pt@2x', 'AppIcon-60@2x', 120),
  icon('iOS 40pt@3x', 'AppIcon-40@3x', 120),
  icon('iOS 40pt@2x', 'AppIcon-40@2x', 80),
  icon('iOS 29pt@3x', 'AppIcon-29@3x', 87),
  icon('iOS 29pt@2x', 'AppIcon-29@2x', 58),
  icon('iOS 20pt@3x', 'AppIcon-20@3x', 60),
  icon('iOS 20pt@2x', 'AppIcon-20@2x', 40),
  icon('Android XXXHDPI', 'ic_launcher-xxxhdpi', 192),
  icon('Android XXHDPI', 'ic_launcher-xxhdpi', 144),
  icon('Android XHDPI', 'ic_launcher-xhdpi', 96),
  icon('Android HDPI', 'ic_launcher-hdpi', 72),
  icon('Android MDPI', 'ic_launcher-mdpi', 48),
];
