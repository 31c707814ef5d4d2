import { isSoftwareGraphics } from './software-graphics.ts';
import type { Layer, Painter, Sprite, TextureName } from './painter.ts';

const VERTEX = `#version 300 es
layout(location=0) in vec4 place; layout(location=1) in vec4 source; layout(location=2) in vec4 tint; layout(location=3) in vec4 more;
uniform vec2 view; out vec2 uv; out vec2 local; out vec4 colour; out vec2 extra;
void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  vec2 point = (corner - 0.5) * place.zw;
  float c = cos(more.x), s = sin(more.x);
  point = vec2(point.x * c - point.y * s, point.x * s + point.y * c) + place.xy;
  gl_Position = vec4(point.x / view.x * 2.0 - 1.0, 1.0 - point.y / view.y * 2.0, 0, 1);
  uv = mix(source.xy, source.zw, corner); local = corner; colour = tint; extra = more.yz;
}`;
const FRAGMENT = `#version 300 es
precision mediump float;
uniform sampler2D image; in vec2 uv; in vec2 local; in vec4 colour; in vec2 extra; out vec4 pixel;
void main() {
  vec4 t = texture(image, uv);
  vec3 rgb = t.rgb * colour.rgb;
  float d = local.x * 0.7 + local.y * 0.3 - extra.y;
  rgb += t.a * 0.5 * smoothstep(0.13, 0.0, abs(d));
  pixel = vec4(rgb, t.a * (1.0 - extra.x)) * colour.a;
}`;
const FLOATS = 16;

/**
 * One draw call per layer, instanced quads, premultiplied alpha. Null where WebGL2 is missing, or is worked out by the
 * processor, where Canvas2D costs less; `evenIfSlow` takes it then too.
 */
export function createWebglPainter(canvas: HTMLCanvasElement, evenIfSlow: boolean): Painter | null {
  if (!evenIfSlow && isSoftwareGraphics()) return null;
  const gl = canvas.getContext('webgl2', {
    failIfMajorPerformanceCaveat: !evenIfSlow,
    alpha: false,
    antialias: false,
    depth: false,
    stencil: false,
    powerPreference: 'low-power',
  });
  if (!gl) return null;
  const sources = new Map<TextureName, HTMLCanvasElement>();
  let device = prepare(gl);
  let lost = false;
  const onLost = (event: Event) => {
    event.preventDefault();
    lost = true;
  };
  const onRestored = () => {
    device = prepare(gl);
    lost = false;
    for (const [name, source] of sources) upload(gl, device, name, source);
  };
  canvas.addEventListener('webglcontextlost', onLost);
  canvas.addEventListener('webglcontextrestored', onRestored);
  return {
    kind: 'webgl2',
    setTexture(name, source) {
      sources.set(name, source);
      if (!lost) upload(gl, device, name, source);
    },
    draw(layers, width, height) {
      if (!lost) drawLayers(gl, device, layers, { width, height, sources });
    },
    dispose() {
      canvas.removeEventListener('webglcontextlost', onLost);
      canvas.removeEventListener('webglcontextrestored', onRestored);
      for (const texture of device.textures.values()) gl.deleteTexture(texture);
      gl.deleteBuffer(device.buffer);
      gl.deleteProgram(device.program);
    },
  };
}

type Device = ReturnType<typeof prepare>;

function prepare(gl: WebGL2RenderingContext) {
  const program = gl.createProgram();
  for (const [kind, text] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) continue;
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  gl.useProgram(program);
  const buffer = gl.createBuffer();
  gl.bindVertexArray(gl.createVertexArray());
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  for (let location = 0; location < 4; location++) {
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(location, 4, gl.FLOAT, false, FLOATS * 4, location * 16);
    gl.vertexAttribDivisor(location, 1);
  }
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
  return {
    program,
    buffer,
    view: gl.getUniformLocation(program, 'view'),
    textures: new Map<TextureName, WebGLTexture>(),
  };
}

function upload(
  gl: WebGL2RenderingContext,
  device: Device,
  name: TextureName,
  source: HTMLCanvasElement,
): void {
  const texture = device.textures.get(name) ?? gl.createTexture();
  device.textures.set(name, texture);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, source);
  const small = name === 'atlas' || name === 'labels';
  if (small) gl.generateMipmap(gl.TEXTURE_2D);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, small ? gl.LINEAR_MIPMAP_LINEAR : gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAX_LEVEL, 3);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
}

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly sources: ReadonlyMap<TextureName, HTMLCanvasElement>;
}
let scratch = new Float32Array(FLOATS * 256);

function drawLayers(
  gl: WebGL2RenderingContext,
  device: Device,
  layers: readonly Layer[],
  frame: Frame,
): void {
  gl.viewport(0, 0, frame.width, frame.height);
  gl.uniform2f(device.view, frame.width, frame.height);
  for (const { texture, clip, sprites } of layers) {
    const source = frame.sources.get(texture);
    if (!source || sprites.length === 0) continue;
    if (scratch.length < sprites.length * FLOATS) scratch = new Float32Array(sprites.length * FLOATS * 2);
    sprites.forEach((sprite, index) => write(sprite, index * FLOATS, source.width, source.height));
    if (clip) {
      gl.enable(gl.SCISSOR_TEST);
      gl.scissor(
        Math.round(clip.x),
        Math.round(frame.height - clip.y - clip.height),
        Math.round(clip.width),
        Math.round(clip.height),
      );
    } else gl.disable(gl.SCISSOR_TEST);
    gl.bindTexture(gl.TEXTURE_2D, device.textures.get(texture) ?? null);
    gl.bufferData(gl.ARRAY_BUFFER, scratch.subarray(0, sprites.length * FLOATS), gl.DYNAMIC_DRAW);
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, sprites.length);
  }
}

function write(sprite: Sprite, at: number, width: number, height: number): void {
  const { source, tint } = sprite;
  scratch[at] = sprite.x;
  scratch[at + 1] = sprite.y;
  scratch[at + 2] = sprite.width;
  scratch[at + 3] = sprite.height;
  scratch[at + 4] = source ? source.x / width : 0;
  scratch[at + 5] = source ? source.y / height : 0;
  scratch[at + 6] = source ? (source.x + source.width) / width : 1;
  scratch[at + 7] = source ? (source.y + source.height) / height : 1;
  scratch[at + 8] = tint?.[0] ?? 1;
  scratch[at + 9] = tint?.[1] ?? 1;
  scratch[at + 10] = tint?.[2] ?? 1;
  scratch[at + 11] = sprite.alpha ?? 1;
  scratch[at + 12] = sprite.turn ?? 0;
  scratch[at + 13] = sprite.light ?? 0;
  scratch[at + 14] = sprite.sheen ?? -9;
  scratch[at + 15] = 0;
}
