/** Names of renderers that work graphics out on the processor: SwiftShader, Mesa's two, Windows' fallback. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

let known: boolean | undefined;

/**
 * Whether this browser's WebGL2 is worked out by the processor, where Canvas2D costs half as much. Browsers are asked for
 * that by `failIfMajorPerformanceCaveat`, and not all of them tell; so the renderer's name is read too, once.
 */
export function isSoftwareGraphics(): boolean {
  return (known ??= SOFTWARE.test(rendererName()));
}

/** '' where there is no WebGL2 or the browser keeps the name to itself. */
function rendererName(): string {
  const gl = document.createElement('canvas').getContext('webgl2');
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = info && gl?.getParameter(info.UNMASKED_RENDERER_WEBGL);
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return typeof name === 'string' ? name : '';
}
